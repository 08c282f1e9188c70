export const CONFLICT_DECISIONS = ['accepted', 'declined'] as const;

export type ConflictDecision = (typeof CONFLICT_DECISIONS)[number];

export const CONFLICT_MONEY = ['credit', 'returned'] as const;

export type ConflictMoney = (typeof CONFLICT_MONEY)[number];

export const CONFLICT_MONEY_LABELS: Readonly<Record<ConflictMoney, string>> = {
  credit: 'Mbeten te klienti: pagesë në llogarinë e tij',
  returned: 'Dalin nga arka: iu kthyen klientit ose janë llogaritur tashmë',
};

export const CONFLICT_OBSTACLES = ['no-delivery', 'delivered', 'cancelled', 'held'] as const;

export type ConflictObstacle = (typeof CONFLICT_OBSTACLES)[number];

export const CONFLICT_OBSTACLE_TEXTS: Readonly<Record<ConflictObstacle, string>> = {
  'no-delivery': 'Nuk është dorëzim: porosia ndryshohet te lista e porosive, këtu vetëm mbyllet.',
  delivered: 'Porosia është realizuar tashmë: nuk mund të dorëzohet edhe një herë.',
  cancelled:
    'Porosia është anuluar. Nëse malli u dorëzua vërtet, kthejeni porosinë në E Procesuar dhe pranojeni pastaj.',
  held: 'Porosia është në pritje të aprovimit. Aprovojeni më parë.',
};

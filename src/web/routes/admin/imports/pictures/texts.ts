import { plural } from '#shared/text/plural.ts';

export type PictureOutcome = 'new' | 'replaces' | 'second' | 'unknown' | 'too-large';

const count = (number: number) => number.toLocaleString('de-DE');

const outcomes: Readonly<Record<PictureOutcome, string>> = {
  new: 'Foto e re',
  replaces: 'Ndërron foton',
  second: 'Merret një tjetër',
  unknown: 'Pa produkt',
  'too-large': 'Tepër e madhe',
};

export const picturesTexts = {
  kind: 'Foto',
  hint: 'Një skedar ZIP me foto JPG, PNG ose WEBP. Emri i fotos është kodi i produktit: KR-1.jpg, KR-1_1.jpg. Deri në 2.000 foto dhe 300 MB; secila deri në 5 MB. Asgjë nuk merret pa e konfirmuar.',
  choose: 'Zgjidh skedarin ZIP',
  drop: 'ose lëshojeni skedarin këtu',
  reading: 'Duke lexuar skedarin…',
  unreadable: {
    'not-a-zip': 'Skedari nuk është ZIP, ose është i dëmtuar.',
    'no-pictures': 'Skedari nuk ka asnjë foto JPG, PNG ose WEBP.',
    'too-many': 'Skedari ka më shumë se 2.000 foto: ndajeni në dy.',
    'too-large': 'Skedari është tepër i madh: më së shumti 300 MB. Ndajeni në dy.',
  },
  notMatched: 'Produktet nuk u gjetën.',
  preview: 'Fotot e skedarit',
  outcomes,
  onlyMissing: 'Vetëm produktet pa foto',
  columns: { file: 'Fotoja', product: 'Produkti', outcome: 'Rezultati' },
  reasons: {
    second: 'Produkti ka një foto; merret ajo me numrin më të vogël.',
    unknown: 'Asnjë produkt nuk e ka këtë kod.',
    'too-large': 'Më shumë se 5 MB.',
  },
  take: (number: number) => plural(number, 'Merr 1 foto', `Merr ${count(number)} foto`),
  nothing: 'Nuk ka asnjë foto për të marrë',
  cancel: 'Anulo',
  taking: 'Duke marrë fotot…',
  progress: (done: number, total: number) => `${count(done)} nga ${count(total)} foto`,
  stop: 'Ndalo',
  done: (number: number) => plural(number, 'U mor 1 foto.', `U morën ${count(number)} foto.`),
  stopped: 'Pjesa tjetër nuk u mor. Zgjidheni përsëri të njëjtin skedar: ato që janë marrë mbeten.',
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  notTaken: 'Fotoja nuk u mor.',
  undo: 'Ktheji fotot e mëparshme',
  undone: 'Fotot e mëparshme u kthyen.',
  undoFailed: 'Fotot nuk u kthyen.',
  another: 'Zgjidh një skedar tjetër',
} as const;

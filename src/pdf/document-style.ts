export type Rgb = readonly [number, number, number];

export type TextStyle = {
  readonly size: number;
  readonly leading: number;
  readonly isBold: boolean;
  readonly color: Rgb;
};

export const COLORS = {
  ink: [0.15, 0.1, 0.08],
  muted: [0.41, 0.35, 0.31],
  hairline: [0.78, 0.74, 0.7],
  rule: [0.15, 0.1, 0.08],
  accent: [0.71, 0.3, 0.08],
  band: [0.96, 0.94, 0.91],
  danger: [0.74, 0.11, 0.09],
  dangerFaint: [0.985, 0.9, 0.885],
} as const satisfies Record<string, Rgb>;

export const TEXT = {
  title: { size: 20, leading: 24, isBold: true, color: COLORS.ink },
  figure: { size: 13, leading: 16.5, isBold: true, color: COLORS.ink },
  heading: { size: 10.5, leading: 13.5, isBold: true, color: COLORS.ink },
  strong: { size: 8.5, leading: 11.25, isBold: true, color: COLORS.ink },
  body: { size: 8.5, leading: 11.25, isBold: false, color: COLORS.ink },
  cell: { size: 7.8, leading: 10, isBold: false, color: COLORS.ink },
  cellStrong: { size: 7.8, leading: 10, isBold: true, color: COLORS.ink },
  small: { size: 6.9, leading: 9, isBold: false, color: COLORS.muted },
  label: { size: 6.9, leading: 9, isBold: true, color: COLORS.muted },
  danger: { size: 10.5, leading: 13.5, isBold: true, color: COLORS.danger },
} as const satisfies Record<string, TextStyle>;

export const PAGE = { width: 595.28, height: 841.89, marginX: 38, marginTop: 38, marginBottom: 32 } as const;

export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.marginX;

export const MM = 72 / 25.4;

export const CAP_HEIGHT = 0.73;

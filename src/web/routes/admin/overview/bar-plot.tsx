import { useElementSize } from '@mantine/hooks';
import classes from './overview.module.css';

/** One bar: what stands under it, what it says when pointed at. */
export type Bar = { readonly label: string; readonly value: number; readonly sentence: string };

type BarPlotProps = {
  readonly bars: readonly Bar[];
  /** What the plot shows, for those who don't see it; the figures stand in a table beside it. */
  readonly label: string;
  readonly formatValue: (value: number) => string;
};

const HEIGHT = 224;
const FRAME = { left: 62, right: 4, top: 10, bottom: 24 };

/** Bars side by side over a scale of three lines. Drawn by hand: a plotting library weighs more than this workspace. */
export function BarPlot({ bars, label, formatValue }: BarPlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const most = niceCeiling(Math.max(0, ...bars.map((bar) => bar.value)));
  const inner = {
    width: Math.max(0, width - FRAME.left - FRAME.right),
    height: HEIGHT - FRAME.top - FRAME.bottom,
  };
  const step = inner.width / Math.max(1, bars.length);
  const every = Math.max(1, Math.ceil(64 / Math.max(step, 1)));
  const y = (value: number) => FRAME.top + inner.height * (1 - value / most);
  return (
    <div ref={ref} className={classes['plotFrame']}>
      {width > 0 && (
        <svg className={classes['plot']} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
          {[0, most / 2, most].map((mark) => (
            <g key={mark}>
              <line className={classes['line']} x1={FRAME.left} x2={width} y1={y(mark)} y2={y(mark)} />
              <text className={classes['axis']} x={FRAME.left - 8} y={y(mark) + 4} textAnchor="end">
                {formatValue(mark)}
              </text>
            </g>
          ))}
          {bars.map((bar, place) => (
            <g key={bar.label}>
              <rect
                className={classes['bar']}
                x={FRAME.left + place * step + step * 0.14}
                y={y(bar.value)}
                width={Math.max(1, step * 0.72)}
                height={Math.max(0, FRAME.top + inner.height - y(bar.value))}
                rx={Math.min(3, step / 5)}
              >
                <title>{bar.sentence}</title>
              </rect>
              {(bars.length - 1 - place) % every === 0 && (
                <text
                  className={classes['axis']}
                  x={FRAME.left + (place + 0.5) * step}
                  y={HEIGHT - 7}
                  textAnchor={place === bars.length - 1 ? 'end' : 'middle'}
                >
                  {bar.label}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

/** The next round figure, so that the scale reads well. */
function niceCeiling(value: number): number {
  if (value <= 0) return 100;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

import { useElementSize } from '@mantine/hooks';
import classes from './overview.module.css';

export type Bar = {
  readonly label: string;
  readonly value: number;
  readonly sentence: string;
  readonly before: number | null;
  readonly isWeekend: boolean;
};

type BarPlotProps = {
  readonly bars: readonly Bar[];
  readonly label: string;
  readonly formatValue: (value: number) => string;
};

const HEIGHT = 224;
const FRAME = { left: 62, right: 4, top: 10, bottom: 24 };
const MIN_PLACES = 7;
const INNER_HEIGHT = HEIGHT - FRAME.top - FRAME.bottom;

export function BarPlot({ bars, label, formatValue }: BarPlotProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const most = niceCeiling(Math.max(0, ...bars.flatMap((bar) => [bar.value, bar.before ?? 0])));
  const step = Math.max(0, width - FRAME.left - FRAME.right) / Math.max(MIN_PLACES, bars.length);
  const every = Math.max(1, Math.ceil(64 / Math.max(step, 1)));
  const y = (value: number) => FRAME.top + INNER_HEIGHT * (1 - value / most);
  return (
    <div ref={ref} style={{ minHeight: '14rem' }}>
      {width > 0 && (
        <svg
          style={{ display: 'block', width: '100%', height: '14rem' }}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={label}
        >
          {bars.map((bar, place) => (
            <BarBack key={bar.label} bar={bar} x={FRAME.left + place * step} step={step} />
          ))}
          {[0, most / 2, most].map((mark) => (
            <g key={mark}>
              <line stroke="var(--shop-line)" x1={FRAME.left} x2={width} y1={y(mark)} y2={y(mark)} />
              <text
                fill="var(--mantine-color-dimmed)"
                fontSize={11}
                x={FRAME.left - 8}
                y={y(mark) + 4}
                textAnchor="end"
              >
                {formatValue(mark)}
              </text>
            </g>
          ))}
          {bars.map((bar, place) => (
            <OneBar
              key={bar.label}
              bar={bar}
              x={FRAME.left + place * step}
              step={step}
              y={y}
              hasLabel={(bars.length - 1 - place) % every === 0}
              isAtEdge={place === bars.length - 1 && bars.length >= MIN_PLACES}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

type PlaceProps = { readonly bar: Bar; readonly x: number; readonly step: number };

function BarBack({ bar, x, step }: PlaceProps) {
  if (!bar.isWeekend) return null;
  return <rect fill="var(--shop-sunken)" x={x} y={FRAME.top} width={step} height={INNER_HEIGHT} />;
}

type OneBarProps = PlaceProps & {
  readonly y: (value: number) => number;
  readonly hasLabel: boolean;
  readonly isAtEdge: boolean;
};

function OneBar({ bar, x, step, y, hasLabel, isAtEdge }: OneBarProps) {
  return (
    <g>
      <rect
        className={classes['bar']}
        x={x + step * 0.14}
        y={y(bar.value)}
        width={Math.max(1, step * 0.72)}
        height={Math.max(0, FRAME.top + INNER_HEIGHT - y(bar.value))}
        rx={Math.min(3, step / 5)}
      >
        <title>{bar.sentence}</title>
      </rect>
      {bar.before !== null && bar.before > 0 && (
        <line
          stroke="var(--mantine-color-text)"
          strokeOpacity={0.55}
          strokeWidth={2}
          x1={x + step * 0.06}
          x2={x + step * 0.94}
          y1={y(bar.before)}
          y2={y(bar.before)}
        />
      )}
      {hasLabel && (
        <text
          fill="var(--mantine-color-dimmed)"
          fontSize={11}
          x={isAtEdge ? x + step : x + step / 2}
          y={HEIGHT - 7}
          textAnchor={isAtEdge ? 'end' : 'middle'}
        >
          {bar.label}
        </text>
      )}
    </g>
  );
}

function niceCeiling(value: number): number {
  if (value <= 0) return 100;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10) * power;
}

import { Button, Fieldset } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { type PointerEvent, useRef } from 'react';
import { texts } from '#web/routes/driver/texts.ts';
import classes from './handover.module.css';

type SignaturePadProps = { readonly path: string; readonly onChange: (path: string) => void };

const STEP_PX = 2;

const MAX_CHARACTERS = 50_000;

export function SignaturePad({ path, onChange }: SignaturePadProps) {
  const last = useRef<readonly [number, number] | null>(null);
  const drawn = useRef(path);
  drawn.current = path;

  const extend = (event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(event.clientX - box.left);
    const y = Math.round(event.clientY - box.top);
    const before = last.current;
    const isNear = before !== null && Math.hypot(x - before[0], y - before[1]) < STEP_PX;
    if ((command === 'L' && isNear) || drawn.current.length > MAX_CHARACTERS) return;
    last.current = [x, y];
    // A touch without a stroke is a dot.
    const dot = command === 'M' ? `L${x + 1} ${y}` : '';
    drawn.current = `${drawn.current}${command}${x} ${y}${dot}`;
    onChange(drawn.current);
  };

  return (
    <Fieldset
      variant="unstyled"
      mx={0}
      classNames={{ legend: classes['legend'] ?? '' }}
      legend={texts.signature}
    >
      <svg
        className={classes['pad']}
        role="img"
        aria-label={texts.signHere}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          extend(event, 'M');
        }}
        onPointerMove={(event) => {
          if (last.current !== null) extend(event, 'L');
        }}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        {path === '' && (
          <text
            x="50%"
            y="50%"
            textAnchor="middle"
            dominantBaseline="middle"
            fill="var(--mantine-color-dimmed)"
            pointerEvents="none"
          >
            {texts.signHere}
          </text>
        )}
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Button
        mt="xs"
        variant="subtle"
        size="lg"
        leftSection={<IconEraser size={20} aria-hidden />}
        disabled={path === ''}
        onClick={() => onChange('')}
      >
        {texts.clearSignature}
      </Button>
    </Fieldset>
  );
}

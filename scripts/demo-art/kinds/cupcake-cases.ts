import { palette, shade, tint } from '../colour.ts';
import { paperCase, rosette } from '../cream.ts';
import { rounded, turned } from '../ink.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { circle, ellipse, group, line, path } from '../svg.ts';

/** A cupcake in its paper case before towers of the same cases. */
export function drawCupcakeCases(colour: string, pattern: 'plain' | 'dots' | 'stripes'): Picture {
  return productPicture(colour, (ink) => {
    const tower = (cx: number, baseY: number, count: number) =>
      group(
        {},
        castShadow(ink, cx, baseY + 4, 140, 34),
        ...Array.from({ length: count }, (_, i) => {
          const y = baseY - 150 - i * 30;
          return (
            paperCase(ink, cx, y, 150, 140, i % 2 === 0 ? colour : tint(colour, 0.12)) +
            ellipse(cx, y, 150, 30, turned(ink, tint(colour, 0.35))) +
            ellipse(cx, y + 4, 138, 25, turned(ink, shade(colour, 0.16)))
          );
        }),
      );
    const big = paperCase(ink, 760, 560, 204, 216, colour);
    return group(
      {},
      tower(420, 740, 10),
      castShadow(ink, 770, 800, 190, 50),
      big,
      printOnCase(pattern),
      rosette(ink, 760, 634, 232, '#FFF1DC', 3),
      circle(772, 262, 40, rounded(ink, '#A8182F')),
      line('M774,226 C778,190 800,170 826,160', shade(palette.leaf, 0.2), 6),
    );
  });
}

function printOnCase(pattern: 'plain' | 'dots' | 'stripes'): string {
  if (pattern === 'plain') return '';
  if (pattern === 'stripes')
    return path('M568,640 Q760,690 952,640 L946,668 Q760,718 574,668Z', '#FFFFFF', { opacity: 0.7 });
  const dots = [-2, -1, 0, 1, 2].flatMap((i) => [
    circle(760 + i * 72, 660 + (4 - i * i) * 4, 13, '#FFFFFF', { opacity: 0.85 }),
    circle(760 + i * 62 + (i < 0 ? 34 : i > 0 ? -34 : 0), 722 + (4 - i * i) * 3, 11, '#FFFFFF', {
      opacity: i === 0 ? 0 : 0.85,
    }),
  ]);
  return group({}, ...dots);
}

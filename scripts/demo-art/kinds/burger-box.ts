import { type Camera, createCamera } from '../camera.ts';
import { mix, palette, shade, tint } from '../colour.ts';
import { face, type Ink, rounded } from '../ink.ts';
import { mark } from '../label.ts';
import { randomFrom } from '../random.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, num, path, place, polygon, rect } from '../svg.ts';

function burger(ink: Ink): string {
  const random = randomFrom('sesame');
  const bun = rounded(ink, '#D9913F');
  const sesame = Array.from({ length: 24 }, () => {
    const x = (random() - 0.5) * 290;
    const y = -178 + (random() - 0.5) * 90 + (x / 150) ** 2 * 46;
    return ellipse(x, y, 7, 4.4, '#FBEBC4', {
      transform: `rotate(${num(random() * 90 - 45)} ${num(x)} ${num(y)})`,
    });
  });
  return group(
    {},
    path('M-190,60 C-190,20 190,20 190,60 C190,110 150,120 0,120 C-150,120 -190,110 -190,60Z', bun),
    path(
      'M-204,20 C-204,-12 204,-12 204,20 C204,64 160,66 0,66 C-160,66 -204,64 -204,20Z',
      rounded(ink, '#6B3A22'),
    ),
    path('M-206,-2 L206,-2 L170,24 L128,2 L70,56 L14,4 L-60,28 L-110,2 L-168,22Z', '#F4B934'),
    path(
      'M-214,-14 C-190,-40 -150,-22 -128,-32 C-96,-46 -60,-26 -30,-34 C10,-46 40,-24 76,-34 C110,-44 150,-24 214,-16 C206,14 180,-2 160,10 C130,24 110,0 80,12 C50,24 30,2 0,12 C-30,24 -60,0 -90,12 C-120,22 -150,0 -176,10 C-196,16 -210,8 -214,-14Z',
      '#7DAE3F',
    ),
    path('M-190,-34 C-190,-60 190,-60 190,-34 C190,-16 -190,-16 -190,-34Z', '#D8402F'),
    path('M-200,-48 C-212,-170 -110,-230 0,-230 C110,-230 212,-170 200,-48 C198,-26 -198,-26 -200,-48Z', bun),
    ...sesame,
    path('M-150,-110 C-140,-160 -100,-190 -60,-200 C-100,-176 -126,-140 -132,-100Z', '#FFFFFF', {
      opacity: 0.3,
    }),
  );
}

interface Shell {
  bottom: number;
  top: number;
  height: number;
}

function shellWall(
  ink: Ink,
  camera: Camera,
  shell: Shell,
  side: 'front' | 'right',
  colour: string,
  shadeBy: number,
): string {
  const { bottom: b, top: t, height: h } = shell;
  const [from, to]: readonly [1 | -1, 1 | -1] = side === 'front' ? [-1, -1] : [-1, 1];
  const first = side === 'front' ? -1 : 1;
  const corners: readonly (readonly [number, number, number])[] = [
    [first * b, from * b, 0],
    [b, to * b, 0],
    [t, to * t, h],
    [first * t, from * t, h],
  ];
  return polygon(
    corners.map((corner) => camera.at(...corner)),
    face(ink, shade(colour, shadeBy), 0.12),
    { stroke: shade(colour, 0.3), 'stroke-width': 1, 'stroke-linejoin': 'round' },
  );
}

/** An open clamshell with a burger. */
export function drawBurgerBox(colour: string, print: string): Picture {
  return productPicture(mix(colour, print, 0.5), (ink) => {
    const camera = createCamera({ x: 620, y: 690, turn: -24, elevation: 24 });
    const shell: Shell = { bottom: 186, top: 236, height: 160 };
    const { top: t, height: h } = shell;
    const lidTop = 200;
    const lean = 90;
    const rise = 310;
    const lidOutline = [
      camera.at(-t, t, h),
      camera.at(t, t, h),
      camera.at(lidTop, t + lean, h + rise),
      camera.at(-lidTop, t + lean, h + rise),
    ];
    const lidInner = [
      camera.at(-t + 14, t - 30, h + 12),
      camera.at(t - 14, t - 30, h + 12),
      camera.at(lidTop - 10, t + lean - 70, h + rise - 14),
      camera.at(-lidTop + 10, t + lean - 70, h + rise - 14),
    ];
    const [bx, by] = camera.at(0, -10, 130);
    const inside = [
      [-t, -t, h],
      [t, -t, h],
      [t, t, h],
      [-t, t, h],
    ] as const;
    return group(
      {},
      castShadow(ink, 650, 720, 300, 120),
      polygon(lidOutline, shade(colour, 0.14)),
      polygon(
        [lidOutline[1], lidInner[1], lidInner[2], lidOutline[2]].flatMap((point) =>
          point === undefined ? [] : [point],
        ),
        shade(colour, 0.34),
      ),
      polygon(
        [lidOutline[3], lidOutline[2], lidInner[2], lidInner[3]].flatMap((point) =>
          point === undefined ? [] : [point],
        ),
        tint(colour, 0.2),
      ),
      polygon(
        [lidOutline[0], lidInner[0], lidInner[3], lidOutline[3]].flatMap((point) =>
          point === undefined ? [] : [point],
        ),
        shade(colour, 0.08),
      ),
      polygon(lidInner, face(ink, shade(colour, 0.1), 0.16)),
      polygon(
        inside.map((corner) => camera.at(...corner)),
        shade(colour, 0.3),
      ),
      place(bx, by - 10, 1.14, 0, burger(ink)),
      shellWall(ink, camera, shell, 'front', colour, 0),
      shellWall(ink, camera, shell, 'right', colour, 0.26),
      camera.onPlane([-t, -t, h], [1, 0, 0], [0, (t - shell.bottom) / h, -1], boxFront(print, t * 2, h)),
    );
  });
}

function boxFront(print: string, width: number, height: number): string {
  return group(
    {},
    rect(2, 0, width - 4, 12, print),
    mark(width / 2, height * 0.46, 66, print),
    rect(width / 2 - 80, height * 0.8, 160, 12, print, { rx: 6, opacity: 0.8 }),
  );
}

/** A baguette sandwich, half in its printed paper. */
export function drawSandwichWrap(
  paper: string,
  print: string,
  pattern: 'plain' | 'checks' | 'stripes',
): Picture {
  return productPicture(print, (ink) => {
    const wrap =
      'M-120,-138 C40,-160 300,-150 404,-96 C440,-60 440,70 404,108 C300,160 40,166 -120,142 L-86,94 L-128,48 L-90,0 L-128,-46 L-88,-92Z';
    const fold = ink.linear(
      [
        [0, '#FFFFFF', 0.35],
        [0.45, '#FFFFFF', 0],
        [1, palette.cocoa, 0.34],
      ],
      'down',
    );
    return group(
      {},
      castShadow(ink, 640, 740, 400, 90),
      place(
        600,
        540,
        1.14,
        -16,
        sandwich(ink),
        path(wrap, face(ink, paper, 0.06)),
        group({ 'clip-path': ink.clip(path(wrap, '#000')) }, wrapPrint(pattern, print)),
        path(wrap, fold),
        path('M404,-96 C366,-60 366,70 404,108 C440,70 440,-60 404,-96Z', shade(paper, 0.16)),
        path('M404,-96 L368,0 L404,108 M368,0 L430,10', 'none', {
          stroke: shade(paper, 0.35),
          'stroke-width': 3,
        }),
        mark(150, 4, 110, pattern === 'plain' ? print : tint(print, 0.9)),
      ),
    );
  });
}

function wrapPrint(pattern: 'plain' | 'checks' | 'stripes', print: string): string {
  if (pattern === 'plain') return rect(310, -200, 26, 400, print) + rect(-60, -200, 26, 400, print);
  if (pattern === 'stripes')
    return group(
      {},
      ...Array.from({ length: 9 }, (_, i) => rect(-130 + i * 66, -200, 30, 400, print, { opacity: 0.9 })),
      rect(60, -76, 180, 160, print, { rx: 24 }),
    );
  const squares = Array.from({ length: 12 }, (_, i) =>
    rect(-140 + i * 50, -200, 25, 400, print, { opacity: 0.45 }),
  ).concat(Array.from({ length: 7 }, (_, i) => rect(-140, -170 + i * 50, 600, 25, print, { opacity: 0.45 })));
  return group({}, ...squares, rect(60, -76, 180, 160, print, { rx: 24 }));
}

function sandwich(ink: Ink): string {
  const crust = ink.linear(
    [
      [0, '#F0C177'],
      [0.4, '#D99645'],
      [1, '#A7642A'],
    ],
    'down',
  );
  return group(
    {},
    path('M-390,30 C-420,110 -330,146 -200,146 L60,146 L60,40 L-390,30Z', crust),
    path(
      'M-404,26 C-380,10 -340,40 -300,24 C-260,8 -230,42 -190,26 C-150,10 -120,42 -80,26 C-40,12 0,40 60,26 L60,70 C0,86 -40,60 -80,76 C-120,92 -150,62 -190,78 C-230,94 -260,62 -300,76 C-340,90 -390,66 -404,26Z',
      '#7DAE3F',
    ),
    path('M-396,6 C-300,-10 0,-8 60,0 V44 C0,54 -300,60 -388,40Z', '#D8402F'),
    path('M-392,-6 C-300,-26 0,-22 60,-14 V14 L-40,40 L-100,12 L-190,36 L-260,10 L-340,30Z', '#F6D365'),
    path('M-384,-24 C-300,-36 0,-36 60,-28 V2 C0,12 -300,8 -384,-4Z', '#E79A8B'),
    path('M-404,-20 C-440,-120 -320,-150 -190,-150 L60,-146 L60,-22 C-60,-30 -300,-28 -404,-20Z', crust),
    ...[-330, -240, -150].map((x) =>
      path(
        `M${x},-118 C${x + 18},-104 ${x + 34},-84 ${x + 38},-60 C${x + 12},-74 ${x - 4},-96 ${x},-118Z`,
        '#F7DCA6',
        { opacity: 0.85 },
      ),
    ),
    path('M-390,-90 C-360,-130 -280,-138 -200,-138 C-270,-126 -340,-110 -380,-70Z', '#FFFFFF', {
      opacity: 0.3,
    }),
  );
}

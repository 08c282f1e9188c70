import { boxShadow, createCamera, drawBox } from '../camera.ts';
import { mix, palette, shade, tint } from '../colour.ts';
import { bowl, rosette } from '../cream.ts';
import { type FlavourName, flavours } from '../flavours.ts';
import { face, type Ink, turned } from '../ink.ts';
import { roundel, wording } from '../label.ts';
import { castShadow, type Picture, productPicture } from '../stage.ts';
import { ellipse, group, path, rect } from '../svg.ts';

/** A litre brick of whipping cream with a screw cap, and the cream whipped. */
export function drawCreamCarton(name: FlavourName, brand: string): Picture {
  const flavour = flavours[name];
  return productPicture(brand, (ink) => {
    const camera = createCamera({ x: 440, y: 776, turn: -26, elevation: 18 });
    const brick = { width: 250, depth: 170, height: 540 };
    const front = group(
      {},
      rect(0, 0, brick.width, 130, brand),
      path(`M0,130 C70,190 170,90 ${brick.width},150 V120 H0Z`, brand),
      path(`M0,430 C80,380 170,470 ${brick.width},410 V540 H0Z`, brand),
      path(`M0,416 C80,366 170,456 ${brick.width},396 V406 C170,466 80,376 0,426Z`, palette.gold),
      roundel(ink, { ...flavour, print: brand }, 125, 280, 92),
      wording(125, 60, 140, tint(brand, 0.9)),
      wording(125, 470, 120, tint(brand, 0.9), 1),
    );
    const side = group(
      {},
      rect(0, 0, brick.depth, 130, brand),
      rect(0, 430, brick.depth, 110, brand),
      wording(85, 200, 90, mix(brand, palette.cream, 0.3)),
      wording(85, 270, 90, mix(brand, palette.cream, 0.5)),
    );
    const shadeSide = rect(0, 0, brick.depth, brick.height, palette.cocoa, { opacity: 0.24 });
    const [capX, capY] = camera.at(-30, 0, brick.height);
    return group(
      {},
      boxShadow(ink, camera, brick, 56),
      drawBox(ink, camera, brick, '#FCF9F3', {
        front,
        side: side + shadeSide,
        top: rect(0, 0, brick.width, brick.depth, brand, { opacity: 0.85 }),
      }),
      screwCap(ink, capX, capY, brand),
      castShadow(ink, 830, 800, 150, 46),
      bowl(ink, 822, 650, 190, '#F1E9DC', rosette(ink, 822, 684, 160, flavour.colour, 3)),
    );
  });
}

function screwCap(ink: Ink, cx: number, y: number, colour: string): string {
  return (
    path(
      `M${cx - 46},${y - 34} V${y} A46,15 0 0 0 ${cx + 46},${y} V${y - 34}Z`,
      turned(ink, shade(colour, 0.1)),
    ) + ellipse(cx, y - 34, 46, 15, turned(ink, tint(colour, 0.3)))
  );
}

/** A brick of margarine or butter, its paper open and two slices cut. */
export function drawMargarine(paper: string): Picture {
  return productPicture(mix(paper, '#F4CE5A', 0.5), (ink) => {
    const camera = createCamera({ x: 600, y: 690, turn: -26, elevation: 30 });
    const fat = '#F7D976';
    const block = { x: -10, width: 560, depth: 270, height: 220 };
    const wrapped = { x: -150, z: -1, width: 290, depth: 278, height: 228 };
    const slice = (x: number) => ({ x, width: 44, depth: 270, height: 220 });
    const pale = tint(paper, 0.88);
    const stripes = (height: number) =>
      group(
        {},
        rect(0, height * 0.3, 290, height * 0.4, pale),
        rect(0, height * 0.24, 290, 6, palette.gold),
        rect(0, height * 0.74, 290, 6, palette.gold),
        wording(145, height * 0.42, 150, paper),
      );
    return group(
      {},
      boxShadow(ink, camera, { ...block, width: 660, x: 40 }, 60),
      drawBox(ink, camera, slice(348), fat),
      drawBox(ink, camera, block, fat),
      drawBox(ink, camera, wrapped, paper, { front: stripes(228), top: stripes(278) }),
      tornEdge(ink, camera, paper),
    );
  });
}

function tornEdge(ink: Ink, camera: ReturnType<typeof createCamera>, paper: string): string {
  const zig = (length: number) => {
    let d = 'M0,0';
    for (let i = 0; i < 6; i++) {
      const step = length / 6;
      d += ` L${i % 2 === 0 ? 46 : 26},${(i + 0.5) * step} L${i % 2 === 0 ? 20 : 12},${(i + 1) * step}`;
    }
    return `${d} L0,${length}Z`;
  };
  const silver = face(ink, mix(paper, '#F3EFE8', 0.75));
  return (
    camera.onPlane([-6, 139, 227], [1, 0, 0], [0, -1, 0], path(zig(278), silver)) +
    camera.onPlane([-6, -139, 227], [1, 0, 0], [0, 0, -1], path(zig(228), silver))
  );
}

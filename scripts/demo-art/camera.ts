import { palette, shade, tint } from './colour.ts';
import { face, type Ink } from './ink.ts';
import { group, num, type Point, polygon } from './svg.ts';

type Vector = readonly [x: number, y: number, z: number];

/** x to the right, y away from the viewer, z up; everything is seen without vanishing points. */
export interface Camera {
  at(x: number, y: number, z: number): Point;
  /** Draws flat artwork on a plane: its origin there, and which way its x and y run. */
  onPlane(origin: Vector, right: Vector, down: Vector, ...artwork: readonly string[]): string;
}

/** `turn` and `elevation` in degrees; a negative turn shows the front on the left and the right side darker. */
export function createCamera(view: {
  x: number;
  y: number;
  scale?: number;
  turn: number;
  elevation: number;
}): Camera {
  const { scale = 1 } = view;
  const turn = (view.turn * Math.PI) / 180;
  const lift = (view.elevation * Math.PI) / 180;
  const delta = (x: number, y: number, z: number): Point => {
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const away = x * Math.sin(turn) + y * Math.cos(turn);
    return [scale * across, -scale * (z * Math.cos(lift) + away * Math.sin(lift))];
  };
  const at = (x: number, y: number, z: number): Point => {
    const [dx, dy] = delta(x, y, z);
    return [view.x + dx, view.y + dy];
  };
  return {
    at,
    onPlane: (origin, right, down, ...artwork) => {
      const matrix = [...delta(...right), ...delta(...down), ...at(...origin)];
      const precise = matrix.map((value, i) => (i < 4 ? String(Math.round(value * 1e5) / 1e5) : num(value)));
      return group({ transform: `matrix(${precise.join(' ')})` }, ...artwork);
    },
  };
}

export interface Box {
  x?: number;
  y?: number;
  z?: number;
  width: number;
  depth: number;
  height: number;
}

/** Flat artwork for the faces, in the box's own units from each face's top left corner. */
export interface BoxArt {
  top?: string;
  front?: string;
  side?: string;
}

/** Front, right side and top of a box around (x, y), standing at z. */
export function drawBox(ink: Ink, camera: Camera, box: Box, colour: string, art: BoxArt = {}): string {
  const { x = 0, y = 0, z = 0, width, depth, height } = box;
  const [left, right, near, far] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2];
  const top = z + height;
  const quad = (points: readonly Vector[], fill: string) =>
    polygon(
      points.map((point) => camera.at(...point)),
      fill,
      { stroke: shade(colour, 0.22), 'stroke-width': 0.8, 'stroke-linejoin': 'round' },
    );
  const faces = [
    quad(
      [
        [left, near, z],
        [right, near, z],
        [right, near, top],
        [left, near, top],
      ],
      face(ink, colour, 0.12),
    ),
    camera.onPlane([left, near, top], [1, 0, 0], [0, 0, -1], art.front ?? ''),
    quad(
      [
        [right, near, z],
        [right, far, z],
        [right, far, top],
        [right, near, top],
      ],
      face(ink, shade(colour, 0.24), 0.16),
    ),
    camera.onPlane([right, near, top], [0, 1, 0], [0, 0, -1], art.side ?? ''),
    quad(
      [
        [left, near, top],
        [right, near, top],
        [right, far, top],
        [left, far, top],
      ],
      face(ink, tint(colour, 0.34), 0.06),
    ),
    camera.onPlane([left, far, top], [1, 0, 0], [0, -1, 0], art.top ?? ''),
  ];
  return group({}, ...faces);
}

/** A flat shade under a box, drawn as its own footprint pushed to the right and softened. */
export function boxShadow(ink: Ink, camera: Camera, box: Box, reach = 46): string {
  const { x = 0, y = 0, z = 0, width, depth } = box;
  const [left, right, near, far] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2];
  const footprint = (grow: number, dx: number) =>
    (
      [
        [left - grow, near - grow, z],
        [right + grow, near - grow, z],
        [right + grow, far + grow, z],
        [left - grow, far + grow, z],
      ] as const
    ).map((point): Point => {
      const [px, py] = camera.at(...point);
      return [px + dx, py + dx * 0.18];
    });
  const brown = shade('#7A4A2B', 0.4);
  return (
    polygon(footprint(6, reach), brown, { opacity: 0.26, filter: ink.blur(22) }) +
    polygon(footprint(1, 6), palette.cocoa, { opacity: 0.3, filter: ink.blur(6) })
  );
}

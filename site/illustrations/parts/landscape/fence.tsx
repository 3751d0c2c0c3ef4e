import type { ReactNode } from "react";

interface Post {
  /** Foot of the post. */
  x: number;
  y: number;
  height: number;
}

interface LineProps {
  from: Post;
  to: Post;
  count: number;
  color: string;
}

/** Spaces posts evenly in perspective: the farther away they are, the closer together they are drawn. */
function posts({ from, to, count }: LineProps): Post[] {
  return Array.from({ length: count }, (_, index) => {
    const depth = index / (count - 1);
    const share = (depth * from.height) / (depth * from.height + (1 - depth) * to.height);
    return {
      x: Math.round(from.x + share * (to.x - from.x)),
      y: Math.round(from.y + share * (to.y - from.y)),
      height: Math.round(from.height + share * (to.height - from.height)),
    };
  });
}

/** Posts and wires of a fence. */
export function Fence(props: LineProps): ReactNode {
  const { from, to, color } = props;
  const wire = (share: number) =>
    `M${from.x} ${Math.round(from.y - from.height * share)}L${to.x} ${Math.round(to.y - to.height * share)}`;
  return (
    <>
      <path fill="none" stroke={color} d={[0.35, 0.6, 0.85].map(wire).join("")} />
      <path
        fill={color}
        d={posts(props)
          .map(({ x, y, height }) => {
            const width = Math.max(2, Math.round(height / 9));
            return `M${x} ${y + 2}v-${height + 2}h${width}v${height + 2}z`;
          })
          .join("")}
      />
    </>
  );
}

/** Returns half the width of a crossarm. */
function halfArm(height: number): number {
  return Math.max(2, Math.round(height / 9));
}

/** Returns the left (-1) or right (1) end of a crossarm. */
function armEnd({ x, y, height }: Post, side: number): { x: number; y: number } {
  return { x: x + side * halfArm(height), y: y - height + halfArm(height) };
}

/** Draws a telephone pole with its crossarm. */
function pole({ x, y, height }: Post): string {
  const width = Math.max(1, Math.round(height / 40));
  const half = halfArm(height);
  const span = 2 * half + width;
  return `M${x} ${y + 2}v-${height + 2}h${width}v${height + 2}zM${x - half} ${y - height + half}h${span}v${width}h-${span}z`;
}

/** Draws two sagging wires between neighboring poles. */
function wires(near: Post, next: Post): string {
  const sag = Math.round((near.height + next.height) / 12);
  return [-1, 1]
    .map((side) => {
      const [start, end] = [armEnd(near, side), armEnd(next, side)];
      const middle = `${Math.round((start.x + end.x) / 2)} ${Math.round((start.y + end.y) / 2) + sag}`;
      return `M${start.x} ${start.y}Q${middle} ${end.x} ${end.y}`;
    })
    .join("");
}

/** Telephone poles with crossarms and two hanging wires. */
export function Poles(props: LineProps): ReactNode {
  const line = posts(props);
  const spans = line.slice(1).map((next, index) => wires(line[index] ?? next, next));
  return (
    <>
      <path fill={props.color} d={line.map(pole).join("")} />
      <path fill="none" stroke={props.color} strokeOpacity=".6" d={spans.join("")} />
    </>
  );
}

import type { ReactNode } from "react";

interface End {
  x: number;
  y: number;
  height: number;
}

interface LineProps {
  from: End;
  to: End;
  count: number;
  color: string;
}

/** Places of posts that stand evenly in the landscape, so ever closer on paper the farther they are. */
function posts({ from, to, count }: LineProps): End[] {
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

/** Posts and wires from one end to the other. */
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

/** Half the width of a crossarm. */
function armOf(height: number): number {
  return Math.max(2, Math.round(height / 9));
}

/** The left (-1) or right (1) end of a pole's crossarm. */
function armEnd({ x, y, height }: End, side: number): { x: number; y: number } {
  return { x: x + side * armOf(height), y: y - height + armOf(height) };
}

/** A telephone pole with its crossarm. */
function pole({ x, y, height }: End): string {
  const width = Math.max(1, Math.round(height / 40));
  const half = armOf(height);
  const span = 2 * half + width;
  return `M${x} ${y + 2}v-${height + 2}h${width}v${height + 2}zM${x - half} ${y - height + half}h${span}v${width}h-${span}z`;
}

/** The two wires from one pole to the next, which hang in the middle. */
function wires(near: End, next: End): string {
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

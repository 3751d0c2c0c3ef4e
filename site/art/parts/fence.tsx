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
    const height = 1 / ((1 - depth) / from.height + depth / to.height);
    const share = (from.height - height) / (from.height - to.height || 1);
    return {
      x: Math.round(from.x + share * (to.x - from.x)),
      y: Math.round(from.y + share * (to.y - from.y)),
      height: Math.round(height),
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

/** Telephone poles with crossarms and two hanging wires. */
export function Poles(props: LineProps): ReactNode {
  const line = posts(props);
  const arm = ({ height }: End) => Math.max(2, Math.round(height / 9));
  return (
    <>
      <path
        fill={props.color}
        d={line
          .map((post) => {
            const { x, y, height } = post;
            const width = Math.max(1, Math.round(height / 40));
            const half = arm(post);
            return `M${x} ${y + 2}v-${height + 2}h${width}v${height + 2}zM${x - half} ${y - height + half}h${2 * half + width}v${width}h-${2 * half + width}z`;
          })
          .join("")}
      />
      <path
        fill="none"
        stroke={props.color}
        strokeOpacity=".6"
        d={line
          .slice(1)
          .flatMap((post, index) => {
            const near = line[index] ?? post;
            return [-1, 1].map((side) => {
              const start = { x: near.x + side * arm(near), y: near.y - near.height + arm(near) };
              const end = { x: post.x + side * arm(post), y: post.y - post.height + arm(post) };
              const sag = Math.round((near.height + post.height) / 12);
              return `M${start.x} ${start.y}Q${Math.round((start.x + end.x) / 2)} ${Math.round((start.y + end.y) / 2) + sag} ${end.x} ${end.y}`;
            });
          })
          .join("")}
      />
    </>
  );
}

/** The display in small: time, a line of running text, and the row of prayer times. */
export function ClockFace({ x, y, width }: { x: number; y: number; width: number }) {
  const unit = width / 16;
  const cells = [0, 1, 2, 3, 4, 5];
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`} stroke="none">
      <rect width="16" height="9" className="fill-deep-raised" />
      <text
        x="8"
        y="4.5"
        textAnchor="middle"
        fontSize="3.9"
        fontWeight="800"
        className="fill-deep-ink"
      >
        04:24
      </text>
      <rect x="4.5" y="5.3" width="7" height="0.35" rx="0.17" className="fill-deep-gold" />
      {cells.map((cell) => (
        <rect
          key={cell}
          x={0.8 + cell * 2.45}
          y="6.4"
          width="2.15"
          height="1.7"
          rx="0.3"
          className={cell === 1 ? 'fill-deep-gold' : 'fill-deep-muted/35'}
        />
      ))}
    </g>
  );
}

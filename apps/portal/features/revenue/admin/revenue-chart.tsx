// The only user of the chart library, and loaded on demand.
import { formatDate, formatRupiah, type ShopSummary } from '@timesync/contract';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { shortAmount } from './short-amount';

type Day = ShopSummary['days'][number];

const axis = { stroke: 'var(--ink-muted)', fontSize: 14, tickLine: false } as const;
const dayAndMonth = (day: string) => formatDate(day).split(' ').slice(0, 2).join(' ');

export function RevenueChart({ days }: { days: Day[] }) {
  return (
    <ResponsiveContainer width="100%" height={300}>
      {/* The table below says the same to who cannot see it. */}
      <ComposedChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 0, left: 0 }}>
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis {...axis} dataKey="day" tickFormatter={dayAndMonth} minTickGap={24} />
        <YAxis {...axis} yAxisId="revenue" tickFormatter={shortAmount} width={72} />
        <YAxis {...axis} yAxisId="orders" orientation="right" allowDecimals={false} width={32} />
        <Tooltip
          labelFormatter={(day) => formatDate(String(day))}
          formatter={(value, name) => [
            name === 'Pendapatan' ? formatRupiah(value) : String(value),
            name,
          ]}
          contentStyle={{ background: 'var(--surface)', borderColor: 'var(--line)' }}
          labelStyle={{ color: 'var(--ink)' }}
          itemStyle={{ color: 'var(--ink)' }}
          cursor={{ fill: 'var(--sunken)' }}
          isAnimationActive={false}
        />
        <Legend formatter={(name) => <span className="text-ink text-sm">{name}</span>} />
        <Bar
          yAxisId="revenue"
          dataKey="revenue"
          name="Pendapatan"
          fill="var(--brand)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Line
          yAxisId="orders"
          dataKey="orders"
          name="Pesanan"
          stroke="var(--gold)"
          strokeWidth={2.5}
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

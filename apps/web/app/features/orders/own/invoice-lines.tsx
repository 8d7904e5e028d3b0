import { formatRupiah, type Order } from '@timesync/contract';

const plain = (amount: number) => formatRupiah(amount, { symbol: false });
const head = 'py-2 font-semibold text-ink-muted';
/** The unit price is left out on a phone's screen, never on paper. */
const roomy = 'max-sm:hidden print:table-cell';
const figure = 'py-2.5 pl-3 text-right tabular-nums';

export function InvoiceLines({ order }: { order: Order }) {
  return (
    <table className="w-full border-line border-t text-left align-top">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={head}>
            Uraian
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Qty
          </th>
          <th scope="col" className={`${head} ${roomy} pl-3 text-right`}>
            Harga
          </th>
          <th scope="col" className={`${head} pl-3 text-right`}>
            Jumlah
          </th>
        </tr>
      </thead>
      <tbody>
        {order.details.map((line) => (
          <tr key={line.id} className="border-line border-b align-top">
            <td className="wrap-anywhere py-2.5">
              <span className="font-semibold">{line.product.name}</span>
              {line.productVariant && (
                <span className="block text-ink-muted">{line.productVariant.name}</span>
              )}
            </td>
            <td className={figure}>{line.qty}</td>
            <td className={`${figure} ${roomy}`}>{plain(line.price)}</td>
            <td className={figure}>{plain(line.qty * line.price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold text-base">
          <th scope="row" colSpan={2} className="py-3 text-left">
            Total
          </th>
          <td colSpan={2} className="whitespace-nowrap py-3 text-right tabular-nums">
            {formatRupiah(order.totalAmount)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

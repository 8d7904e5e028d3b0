import { amountNames, formatRupiah, type Order } from '@timesync/contract';

const plain = (amount: number) => formatRupiah(amount, { symbol: false });
const paperShipping = ({ awaitsShippingCost, shippingAmount }: Order) =>
  awaitsShippingCost ? 'sedang dihitung' : plain(shippingAmount);
const head = 'py-2 font-semibold text-ink-muted';
/** The unit price is left out on a phone's screen, never on paper. */
const roomy = 'max-sm:hidden print:table-cell';
const figure = 'py-2.5 pl-2 sm:pl-3 text-right tabular-nums';

export function InvoiceLines({ order }: { order: Order }) {
  return (
    <table className="w-full border-line border-t text-left align-top">
      <thead>
        <tr className="border-line border-b">
          <th scope="col" className={head}>
            Uraian
          </th>
          <th scope="col" className={`${head} pl-2 sm:pl-3 text-right`}>
            Qty
          </th>
          <th scope="col" className={`${head} ${roomy} pl-2 sm:pl-3 text-right`}>
            Harga
          </th>
          <th scope="col" className={`${head} pl-2 sm:pl-3 text-right`}>
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
        {order.shippingAddress && <Sum label="Ongkos kirim" amount={paperShipping(order)} />}
        <Sum label={amountNames.total} amount={formatRupiah(order.totalAmount)} isSum />
        {order.uniqueCode !== 0 && (
          <>
            <Sum label={amountNames.code} amount={plain(order.uniqueCode)} />
            <Sum label={amountNames.transfer} amount={formatRupiah(order.payableAmount)} isSum />
          </>
        )}
        {order.status === 'paid' && order.refundedAmount > 0 && (
          <>
            <Sum label="Dikembalikan" amount={plain(-order.refundedAmount)} />
            <Sum
              label="Diterima"
              amount={formatRupiah(order.receivedAmount - order.refundedAmount)}
              isSum
            />
          </>
        )}
      </tfoot>
    </table>
  );
}

interface SumProps {
  label: string;
  amount: string;
  isSum?: boolean;
}

function Sum({ label, amount, isSum = false }: SumProps) {
  const room = isSum ? 'py-3' : 'pt-2.5';
  return (
    <tr className={isSum ? 'font-bold text-base' : undefined}>
      <th scope="row" colSpan={2} className={`${room} text-left ${isSum ? '' : 'font-normal'}`}>
        {label}
      </th>
      <td
        colSpan={2}
        className={`${room} pl-2 sm:pl-3 text-right tabular-nums sm:whitespace-nowrap`}
      >
        {amount}
      </td>
    </tr>
  );
}

import { billTo, correctReceiptBody, type WrittenBillTo } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

const optional = {
  address: emptyAsAbsent(billTo.shape.address),
  taxNumber: emptyAsAbsent(billTo.shape.taxNumber),
};

export const billToForm = billTo.extend(optional);
export const correctReceiptForm = correctReceiptBody.extend(optional);

export function typedBillTo({ name, address, taxNumber }: WrittenBillTo) {
  return { name, address: address ?? '', taxNumber: taxNumber ?? '' };
}

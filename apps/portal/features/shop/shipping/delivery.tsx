// Where an order goes, as a part of a checkout: its fields, what sending costs, and the address once
// it is complete.

import {
  formatPhone,
  hasOneCost,
  lowestShippingCost,
  type ShippingAddress,
  type ShippingOffer,
  shippingCost,
} from '@timesync/contract';
import { useEffect, useId, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlertId } from '~/components/form';
import { FormAlert } from '~/components/form/form-alert';
import { useSchemaResolver } from '~/components/form/use-schema-resolver';
import { lazyPart, Skeleton } from '~/components/ui';
import { dropDraft, readDraft, saveDraft } from '~/lib/session/drafts';
import { SavedAddress } from './saved-address';
import { fetchAddressSchema } from './shipping-queries';

/** Few type an address: the last one is proposed. */
const AddressFields = lazyPart(
  async () => (await import('./address-fields')).AddressFields,
  () => ({ fallback: <Skeleton className="h-96" /> }),
);

const nowhere: ShippingAddress = {
  name: '',
  whatsapp: '',
  street: '',
  kelurahan: '',
  kecamatan: '',
  city: '',
  province: '',
  postcode: '',
};

/** What is typed is stored under the name `draft`. */
export function useDelivery(offer: ShippingOffer | undefined, draft: string) {
  const alertId = useId();
  const typed = useMemo(() => readDraft<ShippingAddress>(draft), [draft]);
  const [isChanging, setIsEditing] = useState(false);
  const isEditing = isChanging || typed !== undefined;
  const form = useForm({
    resolver: useSchemaResolver(fetchAddressSchema),
    defaultValues: nowhere,
    values: offer && (typed ?? beginningWith(offer)),
    reValidateMode: 'onSubmit',
  });
  const province = form.watch('province');
  // Only what a person changes has a name: a phone may drop the page while the postcode is looked up.
  const { watch } = form;
  useEffect(() => {
    const watching = watch((address, { name }) => name && saveDraft(draft, address));
    return () => watching.unsubscribe();
  }, [watch, draft]);
  const costTo = (name: string) => (offer ? (shippingCost(offer, name) ?? null) : undefined);

  async function submit() {
    let valid: ShippingAddress | undefined;
    await form.handleSubmit(
      (address) => {
        valid = address;
      },
      () => setIsEditing(true),
    )();
    const cost = valid && costTo(valid.province);
    return valid && cost !== undefined ? { address: valid, cost } : undefined;
  }

  const isSaved = offer?.address && !isEditing;
  const fields = (
    <FormProvider {...form}>
      {!offer && <Skeleton className="h-40" />}
      {offer && isSaved && (
        <SavedAddress address={offer.address ?? nowhere} onEdit={() => setIsEditing(true)} />
      )}
      {offer && !isSaved && (
        <FormAlertId value={alertId}>
          <section aria-labelledby={`${alertId}-heading`} className="space-y-4">
            <h3 id={`${alertId}-heading`} className="font-bold text-ink">
              Alamat pengiriman
            </h3>
            <FormAlert id={alertId} schema={fetchAddressSchema} />
            <AddressFields />
          </section>
        </FormAlertId>
      )}
    </FormProvider>
  );
  const forget = () => dropDraft(draft);
  const isKnown = province.trim() !== '' || (offer && hasOneCost(offer));
  return {
    fields,
    forget,
    cost: isKnown ? costTo(province) : undefined,
    lowestCost: offer && lowestShippingCost(offer),
    submit,
  };
}

/** The last address, or a new one with the account's name and phone. */
function beginningWith({ address, account }: ShippingOffer): ShippingAddress {
  const known = address ?? { ...nowhere, ...account };
  return { ...known, whatsapp: formatPhone(known.whatsapp) };
}

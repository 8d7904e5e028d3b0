// Binding is hard to undo, and a code heard over the phone may be of another box: the admin sees
// which device it is, and says why, before anything is bound.

import {
  type ActivationAnswer,
  activateForCustomerBody,
  type ManagedLicense,
} from '@timesync/contract';
import { Button, Fact } from '@timesync/ui';
import { useEffect, useRef } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { BoundDevice } from '../bound-device';
import type { ReadDevice } from './read-device';

interface ConfirmDeviceStepProps {
  license: ManagedLicense;
  device: ReadDevice;
  onBack: () => void;
  onActivated: (answer: ActivationAnswer) => void;
}

export function ConfirmDeviceStep(props: ConfirmDeviceStepProps) {
  const { license, device, onBack, onActivated } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form and its pressed button are gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="space-y-5">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink focus:outline-none">
        Aktifkan perangkat ini?
      </h3>
      <dl className="grid gap-x-6 gap-y-3 rounded-control bg-sunken px-3.5 py-3 sm:grid-cols-2">
        <Fact label="Perangkat pelanggan">
          <BoundDevice device={device} />
        </Fact>
        <Fact label="Terpasang sekarang">
          <BoundDevice device={license.device} />
        </Fact>
      </dl>
      <p className="text-ink-muted text-sm">
        Cocokkan ID perangkat dengan yang tampil di layar pelanggan. Setelah terikat, lisensi hanya
        dapat dipindah bila perangkatnya rusak.
      </p>
      <Form
        schema={activateForCustomerBody}
        defaultValues={{ request: device.request, reason: '' }}
        onSubmit={async (body) => {
          const params = { id: String(license.id) };
          onActivated(await callApi('POST /admin/licenses/:id/activate', { params, body }));
        }}
      >
        <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton>Ya, aktifkan</SubmitButton>
          <Button variant="secondary" onClick={onBack}>
            Kembali ke kode
          </Button>
        </div>
      </Form>
    </div>
  );
}

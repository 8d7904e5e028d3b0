import {
  type ActivationAnswer,
  activateForCustomerBody,
  type inspectRequest,
  inspectRequestBody,
  type ManagedLicense,
  type RouteOutput,
  readActivationRequest,
  requestSentence,
} from '@timesync/contract';
import { Button, DetailRow } from '@timesync/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Form, SubmitButton, TextareaField } from '~/components/form';
import { Dialog } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { PhotoPicker } from '../../activation/scan/photo-picker';
import { BoundDevice } from '../bound-device';
import { ReadAloudAnswer } from './read-aloud-answer';

interface ActivateLicenseDialogProps {
  license: ManagedLicense;
  onClose: () => void;
}

/** The code, then the device it belongs to and the reason, then the digits to read out. */
export function ActivateLicenseDialog({ license, onClose }: ActivateLicenseDialogProps) {
  const [device, setDevice] = useState<ReadDevice>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [answer, setAnswer] = useState<ActivationAnswer>();
  const refresh = useRefresh(keys.licenses);
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Aktifkan lewat telepon"
      description={`${license.licenseKey}, ${license.owner.name}`}
    >
      {answer ? (
        <ReadAloudAnswer answer={answer} onClose={onClose} />
      ) : device && isConfirming ? (
        <ConfirmDeviceStep
          license={license}
          device={device}
          onBack={() => setIsConfirming(false)}
          onActivated={(activated) => {
            setAnswer(activated);
            void refresh();
          }}
        />
      ) : (
        <DeviceCodeStep
          typed={device?.request ?? ''}
          onRead={(read) => {
            setDevice(read);
            setIsConfirming(true);
          }}
        />
      )}
    </Dialog>
  );
}

// A Kode Perangkat read over the phone is long: a mistake is named with its row before anything is
// sent, so that only that row is read out again.
const deviceCodeForm = inspectRequestBody.superRefine(({ request }, context) => {
  const read = readActivationRequest(request);
  if (!read.ok) {
    context.addIssue({ code: 'custom', path: ['request'], message: requestSentence(read) });
  }
});

interface DeviceCodeStepProps {
  /** The code typed before, when the admin comes back to correct it. */
  typed: string;
  onRead: (device: ReadDevice) => void;
}

function DeviceCodeStep({ typed, onRead }: DeviceCodeStepProps) {
  return (
    <Form
      schema={deviceCodeForm}
      defaultValues={{ request: typed }}
      onSubmit={async (body) => {
        const device = await callApi('POST /activation/inspect', { body });
        onRead({ ...device, request: body.request });
      }}
    >
      <TextareaField
        name="request"
        label="Kode Perangkat"
        rows={7}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono uppercase"
        hint="Minta pelanggan membacakan kode di layar perangkatnya, 12 baris berisi 12 huruf atau angka. Alamat dari QR juga boleh ditempel."
      />
      <CodeFromPhoto />
      <SubmitButton className="w-full">Periksa kode</SubmitButton>
    </Form>
  );
}

/** A caller can also send a photo of his TV: its code is read here instead of typing 144 symbols. */
function CodeFromPhoto() {
  const { setValue } = useFormContext<{ request: string }>();
  return <PhotoPicker onFound={(code) => setValue('request', code, { shouldDirty: true })} />;
}

// Binding is hard to undo, and a code heard over the phone may be of another box: the admin sees
// which device it is, and says why, before anything is bound.
interface ConfirmDeviceStepProps {
  license: ManagedLicense;
  device: ReadDevice;
  onBack: () => void;
  onActivated: (answer: ActivationAnswer) => void;
}

function ConfirmDeviceStep(props: ConfirmDeviceStepProps) {
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
        <DetailRow label="Perangkat pelanggan">
          <BoundDevice device={device} />
        </DetailRow>
        <DetailRow label="Terpasang sekarang">
          <BoundDevice device={license.device} />
        </DetailRow>
      </dl>
      <p className="text-ink-muted text-sm">
        Cocokkan ID perangkat dengan yang tampil di layar pelanggan. Setelah terikat, lisensi hanya
        dapat dipindah bila perangkatnya rusak.
      </p>
      <Form
        schema={activateForCustomerBody}
        defaultValues={{ request: device.request, reason: '' }}
        onSubmit={async (body) => {
          const params = { id: license.id };
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

/** A device together with the Kode Perangkat that it was read from. */
type ReadDevice = RouteOutput<typeof inspectRequest> & { request: string };

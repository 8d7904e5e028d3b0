import { useMutation, useQuery } from '@tanstack/react-query';
import {
  answerClaimBody,
  MAX_CLAIM_PHOTOS,
  type OwnBox,
  type OwnClaim,
  type OwnedDevice,
} from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Form, SubmitButton, TextareaField } from '~/components/form';
import { Loaded, PickPhoto } from '~/components/ui';
import { callApi, keys, readOf } from '~/lib/api';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifySuccess } from '~/lib/browser/notify';
import { ClaimDialog } from './claim-dialog';
import { likelyDevice } from './likely-device';
import { useRefreshBoxes } from './use-refresh-boxes';
import { claimLabel, warrantyLine } from './warranty-labels';

interface BoxWarrantyProps {
  orderLineId: number;
  /** That were sold with the boxes. */
  licenseKeys: string[];
}

/** Every box of a bought product with its warranty. */
export function BoxWarranty({ orderLineId, licenseKeys }: BoxWarrantyProps) {
  const params = { id: orderLineId };
  const boxes = useQuery({
    ...readOf(keys.boxes, 'GET /my-products/:id/boxes', { params }),
    staleTime: 0,
  });
  return (
    <section aria-labelledby="own-boxes" className="space-y-2">
      <h3 id="own-boxes" className="font-bold text-ink">
        Garansi
      </h3>
      <Loaded query={boxes} failure="Garansi tidak dapat dimuat.">
        {({ data, devices }) =>
          data.length === 0 ? (
            <p className="text-ink-muted text-sm">Garansi mulai berlaku setelah box dikirim.</p>
          ) : (
            data.map((box) => (
              <OwnBoxCard
                key={box.id}
                box={box}
                devices={devices}
                likelyDevice={likelyDevice(data, devices, licenseKeys)}
              />
            ))
          )
        }
      </Loaded>
    </section>
  );
}

interface OwnBoxCardProps {
  box: OwnBox;
  devices: OwnedDevice[];
  /** What its claim proposes as the broken one. */
  likelyDevice: string | undefined;
}

function OwnBoxCard({ box, devices, likelyDevice }: OwnBoxCardProps) {
  const [isClaiming, setIsClaiming] = useState(false);
  const { claim } = box;
  const label = claim && claimLabel(claim);
  const isUndecided = claim?.status === 'open' || claim?.status === 'asked';
  return (
    <div className="space-y-2 border-line border-t pt-3">
      <p className="text-ink text-sm">
        <span className="block font-mono font-semibold">{box.serial}</span>
        {box.replacesSerial && (
          <span className="block text-ink-muted">Pengganti dari {box.replacesSerial}</span>
        )}
        {warrantyLine(box)}
      </p>
      {label && <Alert tone={label.tone}>{label.text}</Alert>}
      {claim?.status === 'asked' && <AnswerClaim claimId={claim.id} />}
      {claim && isUndecided && <MorePhotos claim={claim} />}
      {box.mayClaim && (
        <Button
          variant="quiet"
          className="-ml-4 text-brand-text"
          onClick={() => setIsClaiming(true)}
        >
          <ShieldCheck aria-hidden className="size-5" />
          Klaim garansi
        </Button>
      )}
      {isClaiming && (
        <ClaimDialog
          box={box}
          devices={devices}
          likelyDevice={likelyDevice}
          onClose={() => setIsClaiming(false)}
        />
      )}
    </div>
  );
}

function AnswerClaim({ claimId }: { claimId: number }) {
  const refresh = useRefreshBoxes();
  return (
    <Form
      schema={answerClaimBody}
      defaultValues={{ answer: '' }}
      fallbackError="Jawaban gagal dikirim. Silakan coba lagi."
      onSubmit={async (body) => {
        await callApi('POST /my-claims/:id/answer', { params: { id: claimId }, body });
        notifySuccess('Jawaban terkirim');
        await refresh();
      }}
    >
      <TextareaField name="answer" label="Jawaban Anda" rows={3} />
      <SubmitButton>Kirim jawaban</SubmitButton>
    </Form>
  );
}

function MorePhotos({ claim }: { claim: OwnClaim }) {
  const refresh = useRefreshBoxes();
  const upload = useMutation({
    mutationFn: (file: Blob) => {
      const input = { params: { id: claim.id }, body: {}, file };
      return uploadWithProgress('POST /my-claims/:id/photos', input, { onProgress: () => {} });
    },
    onSuccess: () => notifySuccess('Foto terkirim'),
    onSettled: refresh,
  });
  const count = claim.photos.length;
  if (count >= MAX_CLAIM_PHOTOS) return null;
  return (
    <PickPhoto
      label={`Tambah foto (${count} dari ${MAX_CLAIM_PHOTOS})`}
      onPick={upload.mutate}
      isPending={upload.isPending}
    />
  );
}

import { useMutation } from '@tanstack/react-query';
import type { ManagedProduct } from '@timesync/contract';
import { PictureChoice } from '~/components/form/picture-choice';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshProducts } from './managed-product-queries';

/** The picture on the catalogue's card; without one a drawing by kind of product is shown. */
export function ProductPictureField({ product }: { product: ManagedProduct }) {
  const refresh = useRefreshProducts();
  const params = { id: String(product.id) };
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file
        ? callApi('POST /admin/products/:id/picture', { params, body: {}, file })
        : callApi('DELETE /admin/products/:id/picture', { params }),
    onSuccess: ({ message }) => {
      notifySuccess(message);
      return refresh();
    },
  });
  return (
    <PictureChoice
      title="Gambar produk"
      hint="Tampil di katalog (JPG, PNG, atau WebP), lebih lebar daripada tinggi. Langsung tersimpan; tanpa gambar, produk tampil dengan gambar bawaan."
      url={product.picture}
      alt={`Gambar ${product.name}`}
      imageClassName="mt-3 h-32 w-full max-w-sm rounded-control border border-line object-cover"
      removeLabel="Hapus gambar"
      isPending={change.isPending}
      onChange={change.mutate}
    />
  );
}

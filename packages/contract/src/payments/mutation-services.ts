// Services that watch a bank account and post each mutation. Without zod, because a screen lists them.
export const mutationServices = ['moota', 'mutasibank', 'other'] as const;
export type MutationService = (typeof mutationServices)[number];

export const mutationServiceNames: Record<MutationService, string> = {
  moota: 'Moota',
  mutasibank: 'Mutasibank',
  other: 'Layanan lain',
};

/** Where a service posts to. */
export const mutationHookPath = '/hooks/mutations/:account';

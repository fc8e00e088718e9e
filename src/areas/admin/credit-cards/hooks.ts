import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CreditCard, CreditCardUpdate } from '#src/contract/entities/catalogue/credit-card.ts'
import { call } from '#src/lib/http/http.ts'

export const ADMIN_CARDS = ['admin', 'credit-cards']

export type CardValue = NonNullable<CreditCardUpdate['value']>
export type CardChange = CreditCardUpdate & { value: CardValue }

export function useAdminCards() {
  return useQuery({ queryKey: ADMIN_CARDS, queryFn: ({ signal }) => call('listAdminCards', { signal }) })
}

function useReload() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ADMIN_CARDS })
}

/** Saves one property; the list is loaded again whatever came of it, and the saving lasts until it is there. */
export function useSaveCard() {
  const reload = useReload()
  return useMutation({
    mutationFn: (change: CardChange) => call('updateCreditCard', { body: change }),
    onSettled: reload,
  })
}

export function useCreateCard() {
  const reload = useReload()
  return useMutation({
    mutationFn: (category_name: string) => call('createCreditCard', { body: { category_name } }),
    onSuccess: reload,
  })
}

export function useRemoveCard() {
  const reload = useReload()
  return useMutation({
    mutationFn: ({ category_id }: CreditCard) => call('removeCreditCard', { body: { category_id } }),
    onSettled: reload,
  })
}

/** Brings a deleted card back; for the Undo of a toast, which may outlive its page. */
export function useRestoreCard() {
  const reload = useReload()
  return {
    restore: ({ category_id }: CreditCard) => call('restoreCreditCard', { params: { id: category_id } }),
    reload,
  }
}

/** Keeps a picture and answers its address; the label is the card's name with 'logo'. */
export async function uploadCardImage(card: CreditCard, file: File): Promise<string> {
  const form = new FormData()
  form.append('image_name', file)
  form.append('path', `${card.category_name} logo`)
  return (await call('uploadImage', { form })).file
}

import { useTranslation } from 'react-i18next'
import type { CreditCard, CreditCardProperty } from '#src/contract/entities/credit-card.ts'
import { logFailure } from '#src/lib/log.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { problemOf } from './edit-rules.ts'
import { useSaveCard } from './hooks.ts'
import type { CardChange, CardValue } from './hooks.ts'

/** Saves one property of a card, says so with a way back, and says why when it could not. */
export function useChangeCard(card: CreditCard) {
  const { t } = useTranslation('credit-cards')
  const { mutateAsync, isPending, variables } = useSaveCard()
  const saving: CardChange | null = isPending ? variables : null

  const send = async (property: CreditCardProperty, value: CardValue) => {
    try {
      await mutateAsync({ category_id: card.category_id, property, value })
    } catch (error) {
      logFailure('a card was not saved', error)
      toastError(error)
      throw error
    }
  }

  /** @throws ApiError after it has been toasted */
  const save = async (property: CreditCardProperty, value: CardValue): Promise<void> => {
    const before = card[property]
    await send(property, value)
    const words = { name: card.category_name, field: t(`fields.${property}`) }
    // What was empty before cannot be saved again.
    if (problemOf(property, before) !== null) return toast.success(t('saved', words))
    toast.saved(t('saved', words), () => {
      void send(property, before).then(
        () => toast.success(t('restored', words)),
        () => undefined,
      )
    })
  }
  return { save, saving }
}

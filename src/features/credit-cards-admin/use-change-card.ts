import { useTranslation } from 'react-i18next'
import type { CreditCard, CreditCardProperty } from '#src/contract/entities/credit-card.ts'
import { logFailure } from '#src/lib/log.ts'
import { toast, toastError, toastNotUndone } from '#src/lib/toast.ts'
import { problemOf } from './edit-rules.ts'
import { useSaveCard } from './hooks.ts'
import type { BulkResult } from './components/BulkResultDialog.tsx'
import type { CardValue } from './hooks.ts'

/** Saves one property of a card, says so with a way back, and says why when it could not. */
export function useChangeCard(card: CreditCard) {
  const { t } = useTranslation('credit-cards')
  const { mutateAsync } = useSaveCard()

  /** Answers what became of each feature, where features were saved. @throws ApiError after it has been toasted */
  const save = async (property: CreditCardProperty, value: CardValue): Promise<BulkResult | null> => {
    const before = card[property]
    let result: BulkResult | null
    try {
      ;({ result } = await mutateAsync({ category_id: card.category_id, property, value }))
    } catch (error) {
      logFailure('a card was not saved', error)
      toastError(error)
      throw error
    }
    const words = { name: card.category_name, field: t(`fields.${property}`) }
    // What was empty before cannot be saved again.
    if (problemOf(property, before) !== null) {
      toast.success(t('saved', words))
      return result
    }
    toast.saved(t('saved', words), () => {
      mutateAsync({ category_id: card.category_id, property, value: before, expected: value }).then(
        () => toast.success(t('restored', words)),
        toastNotUndone,
      )
    })
    return result
  }
  return { save }
}

import { useTranslation } from 'react-i18next'
import type { CreditCard, CreditCardProperty } from '#src/contract/entities/catalogue/credit-card.ts'
import { ApiError, isSaidAtField } from '#src/lib/http/api-error.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { logFailure } from '#src/lib/log.ts'
import { endErrorsAbout, errorText, toast, toastNotUndone } from '#src/lib/toast.ts'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import type { BulkResult } from './BulkResultDialog.tsx'
import { problemOf } from './edit-rules.ts'
import { useSaveCard } from './hooks.ts'
import type { CardValue } from './hooks.ts'

/** Saves one property of a card, says so with a way back, and says why when it could not. */
export function useChangeCard(card: CreditCard) {
  const { t } = useTranslation('credit-cards')
  const { mutateAsync } = useSaveCard()

  /**
   * Saves over `before`, what the editor began from. Answers what became of each feature, where features were saved.
   * @throws EditConflict when somebody else has saved another value since; any other failure has been toasted
   */
  const save = async (
    property: CreditCardProperty,
    value: CardValue,
    before: CardValue = card[property],
  ): Promise<BulkResult | null> => {
    let result: BulkResult | null
    const about = `card:${card.category_id}:${property}`
    endErrorsAbout(about)
    try {
      ;({ result } = await mutateAsync({ category_id: card.category_id, property, value, expected: before }))
    } catch (error) {
      const conflict = error instanceof ApiError ? conflictIn(errorText(error), error.errors) : null
      if (conflict) throw conflict
      logFailure('a card was not saved', error)
      // The dialog of a value says what its rule says; a switch has no other place for it.
      const inDialog = property !== 'status' && property !== 'secured'
      if (!(inDialog && isSaidAtField(error))) toast.error(reasonOf(error, 'value'), about)
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

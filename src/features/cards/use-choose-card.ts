import { useNavigate } from 'react-router-dom'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { rememberPath } from '#src/lib/remember.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { restoreSession } from '#src/lib/session/session-restore.ts'
import { getSession, patchSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { keepChosen } from './chosen-cards.ts'

/** Where a chosen card is applied for. */
const cardPath = (cardId: number): string => withQuery(pathTo('creditCard'), { card: cardId })

/** Keeps the choice and goes where it can be applied for, through the sign-in if need be. */
export function useChooseCard(): (card: PublicCreditCard) => void {
  const navigate = useNavigate()
  const choose = async (card: PublicCreditCard) => {
    keepChosen(card)
    // Somebody may press before the stored session has been read.
    await restoreSession('customer')
    const { token, prospectAppId } = getSession()
    const productType = PRODUCT.cards
    if (prospectAppId === null) patchSession({ productType })
    else {
      const { setSession } = await loadSession()
      await setSession({ productType, productId: null })
    }
    const path = cardPath(card.category_id)
    if (token === null) rememberPath('customer', path)
    return navigate(token === null ? pathTo('verification') : path)
  }
  return (card) => void choose(card).catch(toastError)
}

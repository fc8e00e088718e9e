export const cardProductId = (cardId: number): string => `card-${cardId}`

/** The card that a `product_id` names; null for every other product. */
export function cardIdOf(productId: string | null): number | null {
  const [, digits] = /^card-([1-9]\d{0,8})$/.exec(productId ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

export const planProductId = (planId: number): string => `plan-${planId}`

/** The plan that a `product_id` names; null for every other product. */
export function planIdOf(productId: string | null): number | null {
  const [, digits] = /^plan-([1-9]\d{0,8})$/.exec(productId ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

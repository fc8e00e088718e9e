import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { readCookie, removeCookie, writeCookie } from '#src/lib/browser-cookies.ts'

/** What is remembered of a card that was chosen before signing in: nothing about the person. */
export interface ChosenCard {
  category_id: number
  category_name: string
}

/** The specified names. Signing out deletes them (lib/session/session.ts). */
const COOKIES = { 1: 'CCDetailssecured', 0: 'CCDetailsunsecured' } as const
const MOST = 4

/** Puts a card first in the list of its kind. */
export function keepChosen({ category_id, category_name, secured }: PublicCreditCard): void {
  const others = readKind(secured).filter((card) => card.category_id !== category_id)
  write(secured, [{ category_id, category_name }, ...others].slice(0, MOST))
}

/** Takes a card out again: it has been applied for. */
export function forgetChosen({ category_id, secured }: PublicCreditCard): void {
  write(
    secured,
    readKind(secured).filter((card) => card.category_id !== category_id),
  )
}

/** Ids of the chosen cards of both kinds, the latest of each kind first. */
export const readChosen = (): number[] => [...readKind(1), ...readKind(0)].map(({ category_id }) => category_id)

function write(secured: 0 | 1, list: readonly ChosenCard[]): void {
  if (list.length === 0) removeCookie(COOKIES[secured])
  else writeCookie(COOKIES[secured], JSON.stringify(list))
}

/** A cookie is whatever somebody put there: anything else than a list of cards is as good as none. */
function readKind(secured: 0 | 1): ChosenCard[] {
  try {
    const list: unknown = JSON.parse(readCookie(COOKIES[secured]) ?? '[]')
    return Array.isArray(list) ? list.filter(isChosen).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isChosen(value: unknown): value is ChosenCard {
  if (typeof value !== 'object' || value === null) return false
  const { category_id, category_name } = value as Partial<Record<keyof ChosenCard, unknown>>
  return Number.isInteger(category_id) && typeof category_name === 'string'
}

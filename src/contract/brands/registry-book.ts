import { brandBook } from './brand-book.ts'
import { BRANDS } from './registry.ts'

/** The brands of the registry: what every brand begins from. Those that count now are the server's `deps.brands`. */
export const REGISTRY = brandBook(BRANDS)

import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { INT4_MAX } from '../../constants.ts'
import { whyAsked } from '../approvals/why-asked.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { brandSchema } from './brand-schema.ts'
import { brandThemeSchema } from './brand-theme.ts'

/** What two people do to a brand that customers see: a draft goes live, an older version again, or none of them any more. */
const BRAND_ACTS = ['publish', 'again', 'withdraw'] as const
export type BrandAct = (typeof BRAND_ACTS)[number]

/** `own`: as the registry has it; `none`: the code has no brand yet, and customers see the default one. */
const BRAND_STATES = ['own', 'none', 'published', 'withdrawn'] as const
export type BrandState = (typeof BRAND_STATES)[number]

const versionStatus = () =>
  string<'published' | 'replaced' | 'withdrawn'>().oneOf(['published', 'replaced', 'withdrawn']).defined()

/** A brand in the white-label studio: what customers see, the draft, what waits for a second person, and all versions. */
export const brandStudioSchema = strictObject({
  code: string().defined(),
  /** Nobody may change it: it is what every other brand falls back to. */
  reserved: boolean().defined(),
  /** What the code has by itself, on which a theme is put. */
  base: brandSchema,
  /** What the registry has for the code, which counts as version 0; null for a code that it does not have. */
  own: brandThemeSchema.nullable().defined(),
  state: string<BrandState>().oneOf(BRAND_STATES).defined(),
  /** What customers see; null where it is the default brand. */
  live: brandThemeSchema.nullable().defined(),
  /** Number of what is live or was withdrawn; 0 = the registry's own, or none. */
  live_version: number().integer().min(0).defined(),
  draft: strictObject({
    /** What an edit that begins from it names. */
    revision: rowId(),
    theme: brandThemeSchema,
    /** Empty for a partner where it was one of our staff. */
    changed_by: string().defined(),
    changed_at: isoInstant(),
  })
    .nullable()
    .defined(),
  /** What waits for a second person: nothing can be changed meanwhile. */
  waiting: string<BrandAct>().oneOf(BRAND_ACTS).nullable().defined(),
  /** The newest first. */
  versions: listOf(
    strictObject({
      version: rowId(),
      status: versionStatus(),
      changed_by: string().defined(),
      published_at: isoInstant(),
      theme: brandThemeSchema,
    }),
  ),
})
export type BrandStudio = InferType<typeof brandStudioSchema>

/** Body of a saved draft. `revision`: of the draft that the edit began from; null = there was none. */
export const brandDraftSchema = strictObject({
  revision: rowId().nullable(),
  theme: brandThemeSchema.required('rules:required'),
})
export type BrandDraft = InferType<typeof brandDraftSchema>

/** Body of asking that the draft goes live. */
export const brandPublishSchema = strictObject({ revision: rowId(), reason: whyAsked() })

/** Body of asking that an older version goes live again; 0 = what the registry has. */
export const brandAgainSchema = strictObject({
  version: number().integer('rules:id').min(0, 'rules:id').max(INT4_MAX, 'rules:id').defined(),
  reason: whyAsked(),
})

/** Body of asking that customers see the default brand in its place. */
export const brandWithdrawSchema = strictObject({ reason: whyAsked() })

import type { Schema } from 'yup'
import type { Brand } from '#src/contract/brands/brand.ts'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import { listOf, strictObject } from '../shared/fields.ts'
import { inEveryLocale } from '../shared/language.ts'

const maybe = () => string().optional()
const texts = () => strictObject(inEveryLocale(() => string().defined()))
const names = () => array(string().defined()).optional().default(undefined)
const tones = () => array(string().defined()).optional().default(undefined)
const logo = () =>
  strictObject({
    shapes: listOf(
      strictObject({
        d: string().defined(),
        fill: maybe(),
        stroke: maybe(),
        width: number().optional(),
        dash: maybe(),
      }),
    ),
    tones: strictObject({ light: tones(), dark: tones(), onBrand: tones() }).optional().default(undefined),
    picture: maybe(),
  })

/** A `Brand` as an answer carries it: everything that its pages are drawn with, which they say themselves. */
export const brandSchema = strictObject({
  code: string().defined(),
  name: string().defined(),
  primary: string().defined(),
  secondary: string().defined(),
  font: string().defined(),
  logo: logo(),
  coBrandLogo: strictObject({ lines: listOf(string().defined()), logo: logo() })
    .optional()
    .default(undefined),
  tancApply: boolean().defined(),
  headline: texts().optional().default(undefined),
  ownHeadline: boolean().optional(),
  kinds: names(),
  hidden: names(),
  dedicated: strictObject({ productType: string().defined(), lead: texts() }).optional().default(undefined),
  hosts: array(strictObject({ host: string().defined(), flavour: string().defined() }))
    .optional()
    .default(undefined),
  welcomeVideo: strictObject({ src: string().defined(), poster: string().defined(), captions: texts() })
    .optional()
    .default(undefined),
  appStoreLink: maybe(),
  support: strictObject({ email: string().defined(), phone: string().defined() }).optional().default(undefined),
  officer: strictObject({ name: texts(), email: string().defined(), phone: string().defined() })
    .optional()
    .default(undefined),
  version: number().optional(),
  // The brand's own types are narrower than text.
}) as unknown as Schema<Brand>

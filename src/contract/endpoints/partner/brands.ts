import { brandDraftSchema, brandStudioSchema } from '#src/contract/entities/brands/brand-studio.ts'
import { draftAnswer, logoAnswer, logoUpload } from '../admin/brands.ts'
import { defineEndpoints } from '../endpoint.ts'

const own = { area: 'partner', right: 'settings' } as const

export const partnerBrandEndpoints = defineEndpoints({
  getOwnBrand: {
    ...own,
    method: 'GET',
    path: '/api/partner/brand',
    summary: "The partner's own brand: what customers see, its draft, and all versions.",
    masquerade: 'allow',
    response: brandStudioSchema,
    limit: 'read',
  },
  saveOwnBrandDraft: {
    ...own,
    method: 'POST',
    path: '/api/partner/brand/draft',
    summary: 'Keeps a draft of the own brand; customers see it once two of our staff have agreed.',
    masquerade: 'deny',
    body: brandDraftSchema,
    response: draftAnswer,
    limit: 'write',
    audit: 'brand.draft',
  },
  uploadOwnBrandLogo: {
    ...own,
    method: 'POST',
    path: '/api/partner/brand/logo',
    summary: 'Draws a logo (PNG, JPEG, WebP, or SVG up to 40 kB) anew and answers its address.',
    masquerade: 'deny',
    bodyKind: 'multipart',
    upload: logoUpload,
    response: logoAnswer,
    limit: 'write',
    audit: 'brand.logo',
    auditedApart: true,
  },
})

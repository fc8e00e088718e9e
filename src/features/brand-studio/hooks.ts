import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BrandAct, BrandDraft } from '#src/contract/entities/brands/brand-studio.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { isChangedMeanwhile, isSaidAtField } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import type { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'

/** Whose brand it is: of a partner in the back office, or the own one in a partner's settings. */
export type StudioOf = { partnerId: number } | 'own'

const keyOf = (of: StudioOf) => ['brand-studio', of === 'own' ? 'own' : of.partnerId]
const paramsOf = (of: { partnerId: number }) => ({ id: String(of.partnerId) })

export function useStudio(of: StudioOf) {
  return useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) =>
      of === 'own' ? call('getOwnBrand', { signal }) : call('getBrandStudio', { params: paramsOf(of), signal }),
    refetchOnMount: 'always',
  })
}

/** After a write, kept or refused, the page knows what the server holds. */
function useReload(of: StudioOf) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(of) }),
      client.invalidateQueries({ queryKey: ['brand'] }),
      client.invalidateQueries({ queryKey: ['admin-partners'] }),
      client.invalidateQueries({ queryKey: ['audit'] }),
    ])
}

export function useSaveDraft(of: StudioOf) {
  return useMutation({
    mutationFn: (body: BrandDraft) =>
      of === 'own' ? call('saveOwnBrandDraft', { body }) : call('saveBrandDraft', { params: paramsOf(of), body }),
    onSettled: useReload(of),
    // Both versions of a conflict are shown, and each refused field says why itself.
    onError: (error) => isChangedMeanwhile(error) || isSaidAtField(error) || toastError(error),
  })
}

export function useRemoveDraft(of: { partnerId: number }) {
  return useMutation({
    mutationFn: (revision: number) => call('removeBrandDraft', { params: paramsOf(of), body: { revision } }),
    onSettled: useReload(of),
    onError: (error) => toastError(error),
  })
}

export type Act =
  | { do: Extract<BrandAct, 'publish'>; revision: number }
  | { do: Extract<BrandAct, 'again'>; version: number }
  | { do: Extract<BrandAct, 'withdraw'> }

/** What two people do: asked for here, done once somebody else agrees. */
export function useAct(of: { partnerId: number }, withWhy: ReturnType<typeof useApprovalReason>['withWhy']) {
  const params = paramsOf(of)
  return useMutation({
    mutationFn: (act: Act) =>
      withWhy((reason) =>
        act.do === 'publish'
          ? call('publishBrand', { params, body: { revision: act.revision, reason } })
          : act.do === 'again'
            ? call('publishBrandAgain', { params, body: { version: act.version, reason } })
            : call('withdrawBrand', { params, body: { reason } }),
      ),
    onSuccess: (_, act) => toast.success(i18n.t(`brand-studio:done.${act.do}`)),
    onError: (error) => {
      if (!(error instanceof Cancelled)) toastError(error)
    },
    onSettled: useReload(of),
  })
}

/** Sends a logo, which the server draws anew; answers its path. */
export async function sendLogo(of: StudioOf, file: Blob): Promise<string> {
  const form = new FormData()
  form.append('image_name', file)
  const { file: path } =
    of === 'own'
      ? await call('uploadOwnBrandLogo', { form })
      : await call('uploadBrandLogo', { params: paramsOf(of), form })
  return path
}

const NAMESPACE = 'brand-studio'
const TEXTS = import.meta.glob<object>('../../locales/*/brand-studio.json', { import: 'default' })

/** The words of a preview in its own language: customers read Hindi where staff read English. */
export function useSampleWords(): (language: Locale) => ReturnType<typeof i18n.getFixedT<typeof NAMESPACE>> {
  useQuery({
    queryKey: ['brand-studio-texts'],
    queryFn: async () => {
      for (const language of LOCALES)
        if (!i18n.hasResourceBundle(language, NAMESPACE))
          i18n.addResourceBundle(
            language,
            NAMESPACE,
            (await TEXTS[`../../locales/${language}/${NAMESPACE}.json`]?.()) ?? {},
          )
      return true
    },
    staleTime: Infinity,
  })
  return (language) => i18n.getFixedT(language, NAMESPACE)
}

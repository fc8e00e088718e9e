import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf } from '#src/contract/endpoints/endpoint.ts'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const KEY = ['enquiry-desk']

export function useDeskEnquiries(query: NonNullable<QueryOf<Endpoints['listDeskEnquiries']>>) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: ({ signal }) => call('listDeskEnquiries', { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useDeskEnquiry(reference: string) {
  return useQuery({
    queryKey: [...KEY, reference],
    queryFn: async ({ signal }) => (await call('getDeskEnquiry', { params: { reference }, signal })).data,
    refetchOnMount: 'always',
  })
}

/** Shows what an act has made of an enquiry, and says it; the lists are read anew when they are shown. */
export function useEnquiryDone(onClose?: () => void) {
  const client = useQueryClient()
  return (enquiry: DeskEnquiry, words: string) => {
    onClose?.()
    client.setQueryData([...KEY, enquiry.reference], enquiry)
    toast.success(words)
  }
}

/** Somebody was quicker: nothing was done, and the enquiry is shown as it is now. True where that is what happened. */
export function useEnquiryCrossed(reference: string, onClose?: () => void) {
  const { t } = useTranslation('enquiry-desk')
  const client = useQueryClient()
  return (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.errors?.['version'] === undefined) return false
    onClose?.()
    toast.error(t('crossed'))
    void client.invalidateQueries({ queryKey: [...KEY, reference] })
    return true
  }
}

/** Gives an enquiry to one of the desk, by their number. */
export function useAssignEnquiry({ reference, version }: DeskEnquiry) {
  const { t } = useTranslation('enquiry-desk')
  const done = useEnquiryDone()
  const crossed = useEnquiryCrossed(reference)
  return useMutation({
    mutationFn: (admin_id: number) => call('assignDeskEnquiry', { params: { reference }, body: { admin_id, version } }),
    onSuccess: ({ data }) => done(data, t('take.done')),
    onError: (error) => {
      if (!crossed(error)) toastError(error)
    },
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SignInEnd, SignInsOf, StaffChange, StaffInvitation } from '#src/contract/entities/staff/staff.ts'
import type { CsrSearchForm } from '#src/contract/entities/support/csr.ts'
import { call } from '#src/lib/http/http.ts'
import { toastError } from '#src/lib/toast.ts'

const STAFF = ['staff']

export const useStaff = () =>
  useQuery({ queryKey: STAFF, queryFn: ({ signal }) => call('listStaff', { signal }), refetchOnMount: 'always' })

function useReload() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: STAFF })
}
export const useInvite = () =>
  useMutation({ mutationFn: (body: StaffInvitation) => call('inviteStaff', { body }), onSettled: useReload() })
export const useChangeStaff = (id: number) =>
  useMutation({
    mutationFn: (body: StaffChange) => call('updateStaff', { params: { id }, body }),
    onSettled: useReload(),
  })
export const useResetFactor = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => call('resetStaffFactor', { params: { id }, body: { reason } }),
    onSettled: useReload(),
  })
const pathOf = ({ area, id }: SignInsOf) => ({ area, id: String(id) })
export const useSignInsOf = (whose: SignInsOf) =>
  useQuery({
    queryKey: [...STAFF, 'sign-ins', pathOf(whose)],
    queryFn: ({ signal }) => call('listSignInsOf', { params: pathOf(whose), signal }),
  })
export const useEndSignIn = (whose: SignInsOf) =>
  useMutation({
    mutationFn: (body: SignInEnd) => call('endSignInOf', { params: pathOf(whose), body }),
    onSettled: useReload(),
  })
export const useKeep = () =>
  useMutation({
    mutationFn: (id: number) => call('keepStaff', { params: { id } }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
export const useResend = () =>
  useMutation({
    mutationFn: (id: number) => call('resendInvitation', { params: { id } }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })

export const useFindPeople = () => useMutation({ mutationFn: (body: CsrSearchForm) => call('findPeople', { body }) })

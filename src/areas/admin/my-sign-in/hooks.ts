import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

const SESSIONS = ['staff-sessions']
const FACTOR = ['own-factor']

function useReload(queryKey: string[]) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}

export const useSignIns = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => call('listStaffSessions', { signal }),
    refetchOnMount: 'always',
  })
/** Null ends every other one. */
export const useEndSignIn = () =>
  useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call('endOtherStaffSessions') : call('endStaffSession', { params: { id } }),
    onSettled: useReload(SESSIONS),
  })
export const useReloadSignIns = () => useReload(SESSIONS)

export const useOwnFactor = () =>
  useQuery({ queryKey: FACTOR, queryFn: ({ signal }) => call('getOwnFactor', { signal }), refetchOnMount: 'always' })
export const useReloadFactor = () => useReload(FACTOR)

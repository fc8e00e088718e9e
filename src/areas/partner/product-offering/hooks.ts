import { useQuery } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'

export const useOfferings = () =>
  useQuery({ queryKey: ['partner-offering'], queryFn: ({ signal }) => call('listOffering', { signal }) })

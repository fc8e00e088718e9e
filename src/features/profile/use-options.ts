import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Option } from '#src/contract/entities/profile/option-list.ts'
import { localeOf } from '#src/contract/entities/shared/language.ts'
import { OPTION_LISTS, optionLabelKey } from '#src/contract/option-lists/option-lists.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import { call } from '#src/lib/http/http.ts'

/** Every option list in the language of the screen. The dictionary's own words stand in until the answer is there. */
export function useOptions(): (list: OptionListName) => readonly Option[] {
  const { t, i18n } = useTranslation('options')
  const language = localeOf(i18n.language)
  const { data } = useQuery({
    queryKey: ['search-list', language],
    queryFn: ({ signal }) => call('listSearchLists', { params: { language }, signal }),
    staleTime: Infinity,
  })
  return (list) =>
    data?.data[list] ?? OPTION_LISTS[list].map(({ id }) => ({ id, value: t(optionLabelKey(list, id) ?? '') }))
}

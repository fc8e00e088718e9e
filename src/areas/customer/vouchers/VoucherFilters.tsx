import { useTranslation } from 'react-i18next'
import { VOUCHER_CATEGORIES } from '#src/contract/entities/catalogue/voucher.ts'
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import type { VoucherView } from './voucher-view.ts'

interface VoucherFiltersProps {
  view: VoucherView
  onChange: (name: 'category' | 'search', value: string | null) => void
}

/** Search, and one category at a time; both are in the address. */
export function VoucherFilters({ view, onChange }: VoucherFiltersProps) {
  const { t } = useTranslation('vouchers')
  return (
    <div className="stack g16 mt20">
      <div className="voucher-search">
        <TextInput
          type="search"
          label={t('search')}
          value={view.search}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onChange('search', event.target.value || null)}
        />
      </div>
      <ChoiceChips
        label={t('category.legend')}
        choices={[null, ...VOUCHER_CATEGORIES].map((category) => ({
          value: category,
          text: t(`category.${category ?? 'all'}`),
        }))}
        isOn={(category) => category === view.category}
        onChoose={(category) => onChange('category', category)}
      />
    </div>
  )
}

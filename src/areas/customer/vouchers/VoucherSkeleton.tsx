import '#src/ui/page/customer-screens.css'
import './vouchers.css'
import { useTranslation } from 'react-i18next'

export function VoucherSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className="vouchers mt24 waits" aria-busy="true">
      <p role="status" className="sr">
        {t('loading')}
      </p>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div className="card pad stack g16" key={card} aria-hidden="true">
          <span className="sk sk-name" />
          <span className="sk sk-line" />
          <span className="sk sk-line" />
        </div>
      ))}
    </div>
  )
}

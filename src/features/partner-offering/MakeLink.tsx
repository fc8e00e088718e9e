import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { LINK_LABEL_MAX, trackingLinkCreateSchema } from '#src/contract/entities/leads/tracking-link.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useCreateLink } from './hooks.ts'

interface MakeLinkProps {
  /** Undefined where the partner may not make links. */
  product: ProductType | undefined
  onMade: (linkId: number) => void
}

/** Makes another link of a product, told apart by its name: for who may do marketing. */
export function MakeLink({ product, onMade }: MakeLinkProps) {
  const mayMake = useSession(
    ({ masquerade, partner }) => masquerade === null && partner?.rights.includes('marketing') === true,
  )
  return !mayMake || !product ? null : <MakeForm product={product} onMade={onMade} />
}

function MakeForm({ product, onMade }: { product: ProductType; onMade: (linkId: number) => void }) {
  const { t } = useTranslation('partner-offering')
  const create = useCreateLink(product)
  const form = useContractForm('createTrackingLink', trackingLinkCreateSchema, {
    start: { label: '' },
    body: ({ label }) => ({ product_type: product, label: tidyText(label) }),
    // Without a name it is the usual link, which there is already.
    check: ({ label }) => ({ label: tidyText(label) === '' ? t('make.empty') : undefined }),
    send: ({ label }) => create.mutateAsync(label),
    done: (link) => {
      form.hands.reset()
      onMade(link.link_id)
      toast.success(t('make.done'))
    },
  })
  return (
    <Box component={Form} form={form} prefix="field-link" sx={{ mt: 5 }}>
      <TextField
        name="label"
        label={t('make.name')}
        help={t('make.help')}
        input={{ autoComplete: 'off', maxLength: LINK_LABEL_MAX }}
      />
      <Button type="submit" variant="outlined" aria-busy={form.busy} sx={{ mt: 3 }}>
        {t('make.submit')}
      </Button>
    </Box>
  )
}

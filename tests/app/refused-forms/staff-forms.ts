import { fireEvent, screen, within } from '@testing-library/react'
import { savePendingSecret } from '#server/db/repositories/staff/second-factors.ts'
import { createStaffLink } from '#server/db/repositories/staff/staff.ts'
import { addStaffFactors } from '#tests/builders/staff.ts'
import type { SignedIn } from '#tests/setup/screens/render-app.tsx'
import { page, press, type } from './form.ts'
import type { Form } from './form.ts'

const TOKEN = 'a-link-that-the-tests-know-by-heart-0123456'
const REASON = 'Until the spring'

const linked = async ({ server: { deps, clock } }: SignedIn) =>
  createStaffLink(deps.db, {
    token_hash: deps.vault.hashToken(TOKEN),
    admin_id: 1,
    kind: 'recovery',
    expires_at: new Date(clock.now().getTime() + 600_000),
  })
const withFactor = async ({ server }: SignedIn) =>
  void (await addStaffFactors(server, { admin_id: 1, secret_enc: 'sealed' }))
const pending = async ({ server: { deps } }: SignedIn) => savePendingSecret(deps.db, 1, 'sealed')

const USERS = '/admin/user-management'
const act = (name: string, what: string) => async () => {
  await press(`Change ${name}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: what }))
  await type('Reason', REASON)
}

export const STAFF_FORMS: Record<string, Form> = {
  'a code at the sign-in': {
    source: 'src/areas/admin/login/CodeStep.tsx',
    open: async () => {
      await page('/admin/login', { prepare: withFactor })()
      await type('Email', 'admin@demo.test')
      await type('Password', 'Demo@12345')
      await press('Log in')
      await screen.findByLabelText('Code')
    },
    call: 'adminLogin',
    field: { name: 'code', label: 'Code', another: '654321' },
    fill: () => type('Code', '123456'),
    button: 'Log in',
  },
  'a forgotten password of staff': {
    source: 'src/areas/admin/forgot-password/ForgotPasswordPage.tsx',
    open: page('/admin/forgot-password'),
    call: 'recoverStaffPassword',
    field: { name: 'email', label: 'Email', another: 'else@demo.test' },
    fill: () => type('Email', 'admin@demo.test'),
    button: 'Send link',
  },
  'a password by a link': {
    source: 'src/features/staff-sign-in/SetPassword.tsx',
    open: page(`/admin/set-password#${TOKEN}`, { prepare: linked }),
    call: 'followStaffLink',
    field: { name: 'password', label: 'New password', another: 'another sentence' },
    fill: () => type('New password', 'a sentence that is long'),
    button: 'Set password',
  },
  'an invitation': {
    source: 'src/areas/admin/user-management/InviteDialog.tsx',
    open: page(USERS, { actor: 'admin1' }),
    call: 'inviteStaff',
    field: { name: 'email', label: 'Email', another: 'else@demo.test' },
    fill: async () => {
      await press('Invite')
      await type('Name', 'Ishan Gill')
      await type('Email', 'ishan@demo.test')
    },
    button: 'Send invitation',
  },
  'a colleague who is suspended': {
    source: 'src/areas/admin/user-management/ChangeDialog.tsx',
    open: page(USERS, { actor: 'admin1' }),
    call: 'updateStaff',
    field: { name: 'reason', label: 'Reason', another: 'Until the summer' },
    fill: act('Meera Nair', 'Suspend'),
    button: 'Suspend',
  },
  'a sign-in that is ended': {
    source: 'src/areas/admin/user-management/EndSignInDialog.tsx',
    open: page(USERS, { actor: 'admin1', prepare: async ({ server }) => void (await server.signInAdmin(3)) }),
    call: 'endSignInOf',
    field: { name: 'reason', label: 'Reason', another: 'The phone is lost' },
    fill: async () => {
      await press('Change Meera Nair')
      fireEvent.click(await screen.findByRole('menuitem', { name: 'End a sign-in' }))
      fireEvent.click(await screen.findByRole('radio'))
      await type('Reason', REASON)
    },
    button: 'End this sign-in',
  },
  'somebody looked for': {
    source: 'src/areas/admin/csr-portal/PersonSearch.tsx',
    open: page(`${USERS}?tab=people`, { actor: 'admin1' }),
    call: 'findPeople',
    field: { name: 'text', label: 'Name, email, mobile, PAN or number', another: 'Somebody else' },
    fill: () => type('Name, email, mobile, PAN or number', 'Meera'),
    button: 'Find',
  },
  'a code for what is about money': {
    source: 'src/features/staff-factor/CodeDialog.tsx',
    open: page('/admin/approvals', { actor: 'admin1', prepare: withFactor }),
    call: 'confirmCode',
    field: { name: 'code', label: 'Code', another: '654321' },
    fill: async () => {
      await press('Turn off: terms of partners')
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A small shop has one head' } })
      fireEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
      await type('Code', '123456')
    },
    button: 'Confirm',
  },
  "staff's own password": {
    source: 'src/features/sign-ins/PasswordCard.tsx',
    open: page('/admin/my-sign-in', { actor: 'admin2' }),
    call: 'changeStaffPassword',
    field: { name: 'new_password', label: 'New password', another: 'another sentence' },
    fill: async () => {
      for (const field of await screen.findAllByLabelText('Current password'))
        fireEvent.change(field, { target: { value: 'the present one' } })
      await type('New password', 'a sentence that is long')
    },
    button: 'Change password',
  },
  'a second factor that is begun': {
    source: 'src/areas/admin/my-sign-in/FactorCard.tsx',
    open: page('/admin/my-sign-in', { actor: 'admin1', prepare: pending }),
    call: 'beginFactor',
    fill: async () => {
      await screen.findByRole('button', { name: 'Set up' })
      for (const field of await screen.findAllByLabelText('Current password'))
        fireEvent.change(field, { target: { value: 'the present one' } })
    },
    button: 'Set up',
  },
}

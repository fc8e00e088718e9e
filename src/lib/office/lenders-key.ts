/** Key of everything that is asked about lenders in the back office; what changes a lender asks for all of it again. */
export const ADMIN_LENDERS = ['admin-lenders']

// One chunk for both ways of money, which are one form: each chunk's name weighs on the first page [P2].
export { TopUpScreen } from '../../screens/cash-account/moving/top-up-screen';
export { WithdrawalScreen } from '../../screens/cash-account/moving/withdrawal-screen';

/** The steps of the order flow: 1 confirmation, 2 receipt [ENUM-29, CONFLICT-37]. */
export const orderFlowSteps = [1, 2] as const;

/** A step of the order flow [ENUM-29]. */
export type OrderFlowStep = (typeof orderFlowSteps)[number];

/** The stages within the steps: the first step holds three, the second how it ended [CONFLICT-37]. */
export const orderFlowStages = ['card', 'terms', 'password', 'received', 'failed'] as const;

/** A stage of the order flow [CONFLICT-37]. */
export type OrderStage = (typeof orderFlowStages)[number];

/** The step that a stage belongs to [CONFLICT-37]. */
export const stepOfStage = (stage: OrderStage): OrderFlowStep => (stage === 'received' || stage === 'failed' ? 2 : 1);

import type { ComponentType } from 'react';

/** The frame of every signed-in page; visitors never load it. */
export abstract class ShellParts {
  abstract readonly PageFooter: ComponentType;
  abstract readonly PageHeader: ComponentType;
}

/** Parts of the signed-in page's frame that can wait until the page is shown. */
export abstract class DeferredShellParts {
  abstract readonly DisplayChoices: ComponentType;
  abstract readonly FooterDisclaimer: ComponentType;
  abstract readonly HelpButton: ComponentType;
  abstract readonly DeferredShell: ComponentType;
  abstract readonly FindFundButton: ComponentType;
  abstract readonly MainMenu: ComponentType;
  abstract readonly PageEnd: ComponentType;
}

/** The search for a fund from any signed-in page, once it is asked for. */
export abstract class FindFundParts {
  abstract readonly FindFundDialog: ComponentType<{ readonly onClose: () => void }>;
}

/** The chatbot of others, which few portals have. */
export abstract class ChatbotParts {
  abstract readonly ChatbotPanel: ComponentType;
}

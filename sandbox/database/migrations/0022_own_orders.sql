ALTER TABLE "order_lists" ADD COLUMN "origin" text DEFAULT 'adviser' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lists" ADD COLUMN "account_number" text;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_origin" CHECK (("order_lists"."origin" = 'client') = ("order_lists"."account_number" is not null));
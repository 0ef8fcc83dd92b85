CREATE INDEX "bank_authorities_number" ON "bank_authorities" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "new_pins_client" ON "new_pins" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "new_pins_message" ON "new_pins" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "reset_attempts_message" ON "reset_attempts" USING btree ("code_message_id");--> statement-breakpoint
CREATE INDEX "paid_distributions_account" ON "paid_distributions" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "identity_documents_client" ON "identity_documents" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "order_lists_account" ON "order_lists" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_number");--> statement-breakpoint
CREATE INDEX "orders_bank_account" ON "orders" USING btree ("bank_account_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_client" ON "passkey_challenges" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_nonce" ON "passkey_challenges" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "identity_assertions_client" ON "identity_assertions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "identity_assertions_made" ON "identity_assertions" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "re_authentications_client" ON "re_authentications" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_message" ON "one_time_codes" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_line" UNIQUE("oid","line");
CREATE INDEX "used_allowances_since" ON "used_allowances" USING btree ("since");--> statement-breakpoint
CREATE INDEX "communication_changes_at" ON "communication_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "cooling_offs_at" ON "cooling_offs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "credential_changes_at" ON "credential_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "new_pins_ended" ON "new_pins" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "order_lists_unsent" ON "order_lists" USING btree ("made_at") WHERE "order_lists"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "session_endings_at" ON "session_endings" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "submissions_received" ON "submissions" USING brin ("received_at");
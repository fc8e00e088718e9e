CREATE TABLE "audit_log" (
	"audit_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"on_behalf_of" text,
	"action" text NOT NULL,
	"object" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"hash" text NOT NULL,
	CONSTRAINT "audit_hash" CHECK (length("audit_log"."hash") = 64)
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"position" integer PRIMARY KEY NOT NULL,
	"audit_id" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_audit_id_unique" UNIQUE("audit_id"),
	CONSTRAINT "audit_chain_hash" CHECK (length("audit_chain"."hash") = 64)
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_audit_id_audit_log_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("audit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_unsealed" ADD CONSTRAINT "audit_unsealed_audit_id_audit_log_audit_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("audit_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_object" ON "audit_log" USING btree ("object");--> statement-breakpoint
CREATE INDEX "audit_log_object_at" ON "audit_log" USING btree ("object","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","audit_id");--> statement-breakpoint
-- Whoever may write here may add, and nothing else.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

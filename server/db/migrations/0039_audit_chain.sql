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
-- Nobody may add an entry between the chain's making and the column's end.
LOCK TABLE "audit_log" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
-- Entries from before keep their place and their hash; each covers the one before it, as its link says from now on.
INSERT INTO "audit_chain" ("position", "audit_id", "hash")
SELECT row_number() OVER (ORDER BY "audit_id"), "audit_id", "hash" FROM "audit_log";--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "previous_hash";--> statement-breakpoint
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

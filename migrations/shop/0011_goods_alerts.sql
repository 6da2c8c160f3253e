CREATE TABLE `goods_alert` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`owner` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	`browser` text,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "goods_alert_price" CHECK("goods_alert"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE INDEX `goods_alert_of_variant` ON `goods_alert` (`variant_id`,`kind`,`price`);--> statement-breakpoint
CREATE INDEX `goods_alert_by_age` ON `goods_alert` (`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `goods_alert_once` ON `goods_alert` (`owner`,`variant_id`,`kind`);--> statement-breakpoint
-- Whatever gives a variant stock again, lowers its price or publishes its product plans the job that notifies who waits.
-- One row of the index is read, however many wait. It is due at once, by the real clock: a demo shop whose clock was set back gets it later.
CREATE TRIGGER alert_on_variant_update AFTER UPDATE OF stock, price ON variant
WHEN ((OLD.stock <= 0 AND NEW.stock > 0) OR NEW.price < OLD.price) AND EXISTS (SELECT 1 FROM goods_alert WHERE variant_id = NEW.id) BEGIN
  INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('notify-alerts', NEW.id, unixepoch() * 1000, 0, 0)
  ON CONFLICT (kind, ref) DO UPDATE SET due_at = excluded.due_at, tries = 0, failed = 0, error = NULL;
END;
--> statement-breakpoint
CREATE TRIGGER alert_on_product_publish AFTER UPDATE OF published ON product WHEN OLD.published = 0 AND NEW.published = 1 BEGIN
  INSERT INTO scheduled_job (kind, ref, due_at, tries, failed)
  SELECT 'notify-alerts', v.id, unixepoch() * 1000, 0, 0 FROM variant AS v WHERE v.product_id = NEW.id AND EXISTS (SELECT 1 FROM goods_alert AS a WHERE a.variant_id = v.id)
  ON CONFLICT (kind, ref) DO UPDATE SET due_at = excluded.due_at, tries = 0, failed = 0, error = NULL;
END;

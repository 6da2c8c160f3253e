ALTER TABLE `review` ADD `fit` text;--> statement-breakpoint
CREATE TRIGGER tally_review_fit_insert AFTER INSERT ON `review` WHEN NEW.fit IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.fit, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_fit_delete AFTER DELETE ON `review` WHEN OLD.fit IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.fit, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
--> statement-breakpoint
CREATE TRIGGER tally_review_fit_move AFTER UPDATE OF product_id ON `review` WHEN OLD.fit IS NOT NULL BEGIN
  INSERT INTO tally (of, state, count) VALUES ('review:' || NEW.product_id, NEW.fit, 1) ON CONFLICT (of, state) DO UPDATE SET count = count + 1;
  INSERT INTO tally (of, state, count) VALUES ('review:' || OLD.product_id, OLD.fit, -1) ON CONFLICT (of, state) DO UPDATE SET count = count + -1;
END;
